import { useState } from 'react';
import type { AboutVersions as Versions } from '#contract/about/about.schema';
import { aboutForm } from '#copy/aboutForm';
import { format } from '#copy/format';
import { Button } from '#src/components/base/actions/Button/Button';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { Box, Lost, Version } from './AboutVersions.styles';

const copy = aboutForm.versions;

export interface AboutVersionsProps {
  /** Stored versions, newest first. */
  versions: Versions['list'];
  /** The form has unsaved changes; restoring a version loses them. */
  isUnsaved?: boolean;
  /** The restore request is running. */
  pending: boolean;
  /** Called with the version, after the confirmation. */
  onRestore: (version: string) => Promise<void>;
}

const nameOf = ({ savedAt }: Versions['list'][number]): string =>
  savedAt === null ? copy.first : format.shortInstant(savedAt);

export function AboutVersions({ versions, isUnsaved = false, pending, onRestore }: AboutVersionsProps) {
  const [asked, setAsked] = useState<Versions['list'][number] | null>(null);
  return (
    <Box aria-label={copy.title}>
      <Fold title={copy.title}>
        <p>{copy.hint}</p>
        <ul>
          {versions.map((version) => (
            <Version key={version.version}>
              <span>{nameOf(version)}</span>
              {version.current ? (
                <b>{copy.current}</b>
              ) : (
                <Button size="small" aria-label={copy.restoreOf(nameOf(version))} onClick={() => setAsked(version)}>
                  {copy.restore}
                </Button>
              )}
            </Version>
          ))}
        </ul>
      </Fold>
      <ConfirmDialog
        open={asked !== null}
        title={copy.ask}
        confirmLabel={copy.confirm}
        cancelLabel={copy.stay}
        tone="normal"
        pending={pending}
        onConfirm={async () => {
          if (asked) await onRestore(asked.version);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        {asked && <p>{nameOf(asked)}</p>}
        <p>{copy.consequence}</p>
        {isUnsaved && <Lost>{copy.unsaved}</Lost>}
      </ConfirmDialog>
    </Box>
  );
}
