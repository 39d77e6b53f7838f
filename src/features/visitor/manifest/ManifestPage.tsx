import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usesReserveFind } from '#contract/config/config.rules';
import type { PersonDraft } from '#contract/manifest/manifest.rules';
import type { Manifest, ManifestRow } from '#contract/manifest/manifest.schema';
import { linkTokenIn, manifestAddress, PAGES } from '#contract/paths';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { manifest as copy } from '#copy/manifest';
import { reserve } from '#copy/reserve';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { toPageTop } from '#src/components/base/focus';
import { useIsHydrating } from '#src/components/base/useIsHydrating';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { shareLink } from '#src/components/visitor/booking/ShareButton/shareLink';
import { ManifestRows } from '#src/components/visitor/manifest/ManifestRows/ManifestRows';
import { OwnRow } from '#src/components/visitor/manifest/OwnRow/OwnRow';
import { refusal } from '#src/store/api';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useAction } from '#src/features/base/useAction';
import {
  useGetManifestQuery,
  useLinkPersonMutation,
  useRemovePersonMutation,
  useSavePersonMutation,
} from './endpoints';
import { personDrafts } from './personDrafts';
import { forgetRememberedPeople, readRememberedPeople, rememberPerson } from './rememberedPeople';

/** The token is in the hash, so that browsers do not send it with the page's address. */
export function ManifestPage() {
  const token = linkTokenIn(useLocation().hash.slice(1));
  return <ManifestOfToken key={token} token={token} />;
}

interface End {
  code: string;
  message: string;
}
const ENDS: ReadonlySet<string> = new Set(['MANIFEST_NOT_FOUND', 'MANIFEST_CLOSED', 'MANIFEST_OFF']);
/** The reason why the list can no longer be written, else null. */
const endOf = (error: unknown): End | null => {
  const refused = refusal(error);
  return refused && ENDS.has(refused.code) ? refused : null;
};
const NOT_FOUND: End = { code: 'MANIFEST_NOT_FOUND', message: errorText.MANIFEST_NOT_FOUND };

/** Says who wrote the row before; empty if it was cleared. */
const firstText = (row: ManifestRow | undefined): string =>
  row?.writtenBy ? copy.first[row.writtenBy](row.name) : copy.firstRemoved;

function ManifestOfToken({ token }: { token: string }) {
  const isHydrating = useIsHydrating();
  const now = useNow();
  const info = useConfigInfo();
  const logic = useConfigLogic();
  const query = useGetManifestQuery(token, { skip: token === '', refetchOnFocus: true });
  const [savePerson, saving] = useSavePersonMutation();
  const [removePerson, removing] = useRemovePersonMutation();
  const [linkPerson, linking] = useLinkPersonMutation();
  const { run, form } = useAction();
  const isHere = useStillHere();
  const drafts = personDrafts(token);
  const [remembered, setRemembered] = useState<readonly PersonDraft[]>(readRememberedPeople);
  const [ended, setEnded] = useState<End | null>(null);
  /** `writtenAt` by place, as of the last conflict that was shown. */
  const told = useRef(new Map<number, string | null>());
  /** Links by place: a browser may refuse to share after waiting for the server, and shares on the second press. */
  const links = useRef(new Map<number, string>());

  /** True if nothing can be written any more. */
  const ends = (error: unknown): boolean => {
    const end = endOf(error);
    if (end === null || !isHere()) return false;
    drafts.forgetAll();
    setEnded(end);
    // The pressed and focused button is removed.
    toPageTop();
    return true;
  };

  const save = async (row: ManifestRow, person: PersonDraft, remember: boolean): Promise<boolean> => {
    const { place } = row;
    const seen = told.current.has(place) ? (told.current.get(place) ?? null) : row.writtenAt;
    const result = await savePerson({ token, place, person, seen });
    if (ends(result.error)) return false;
    if (refusal(result.error)?.code === 'CONFLICT') {
      const { data } = await query.refetch();
      const now = data?.rows.find((each) => each.place === place);
      if (data) told.current.set(place, now?.writtenAt ?? null);
      return run(result, { reason: () => firstText(now) });
    }
    if (!(await run(result, { done: copy.saved, again: copy.saveAgain }))) return false;
    drafts.forget(place);
    told.current.delete(place);
    links.current.delete(place);
    if (remember) {
      rememberPerson(person);
      setRemembered(readRememberedPeople());
    }
    return true;
  };

  const remove = async (place: number): Promise<void> => {
    const result = await removePerson({ token, place });
    if (ends(result.error)) return;
    // After a lost response too.
    await query.refetch();
    if (!(await run(result, { done: copy.removed }))) return;
    drafts.forget(place);
    links.current.delete(place);
  };

  const send = async (place: number, trip: string, near: HTMLElement): Promise<void> => {
    if (!links.current.has(place)) {
      const result = await linkPerson({ token, place });
      if (ends(result.error)) return;
      if (!(await run(result)) || !result.data) return void query.refetch();
      links.current.set(place, result.data.token);
      void query.refetch();
    }
    const outcome = await shareLink(
      { url: manifestAddress(links.current.get(place) ?? ''), title: copy.shared(trip) },
      near,
    );
    if (outcome === 'copied') showToast('success', copy.copied);
    if (outcome === 'failed') showToast('info', copy.pressAgain);
  };

  const forget = () => {
    forgetRememberedPeople();
    setRemembered([]);
    showToast('success', copy.again.forgotten);
  };

  const end = token === '' && !isHydrating ? NOT_FOUND : (ended ?? endOf(query.error));
  const store = info.data?.name || frame.noStore;
  const tripOf = ({ date }: Manifest): string => copy.trip(format.day(date), store);
  const way = () => {
    if (end?.code === 'MANIFEST_NOT_FOUND' && logic.data && usesReserveFind(logic.data))
      return <LinkButton href={PAGES.reserveFind}>{reserve.find}</LinkButton>;
    if (info.data?.tel)
      return (
        <LinkButton href={`tel:${info.data.tel}`} icon="phone">
          {frame.call}
        </LinkButton>
      );
    return (
      <LinkButton href={PAGES.reserve()} icon="list">
        {frame.list}
      </LinkButton>
    );
  };
  const pending = () => {
    if (saving.isLoading) return { place: saving.originalArgs?.place ?? 0, action: 'save' as const };
    if (linking.isLoading) return { place: linking.originalArgs?.place ?? 0, action: 'link' as const };
    if (removing.isLoading) return { place: removing.originalArgs?.place ?? 0, action: 'remove' as const };
    return null;
  };
  const content = () => {
    if (end) return <EmptyState title={end.message} action={way()} />;
    return (
      <Screen queries={[query, info]} skeleton="form" failed={{ title: copy.loadFailed, tel: info.data?.tel }}>
        {(manifest) => (
          <>
            {manifest.of === 'PARTY' ? (
              <ManifestRows
                {...form}
                manifest={manifest}
                now={now}
                draftOf={drafts.of}
                remembered={remembered}
                pending={pending()}
                onTyped={drafts.save}
                onSave={save}
                onSend={(place, near) => void send(place, tripOf(manifest), near)}
                onRemove={remove}
              />
            ) : (
              manifest.rows.map((row) => (
                <OwnRow
                  {...form}
                  key={row.place}
                  manifest={manifest}
                  row={row}
                  now={now}
                  draft={drafts.of(row.place)}
                  remembered={remembered}
                  pending={saving.isLoading}
                  onTyped={(typed) => drafts.save(row.place, typed)}
                  onSave={save}
                />
              ))
            )}
            {remembered.length > 0 && (
              <Button variant="quiet" full onClick={forget}>
                {copy.again.forget}
              </Button>
            )}
          </>
        )}
      </Screen>
    );
  };
  return (
    <VisitorPage
      title={copy.title}
      lead={copy.lead}
      {...(query.currentData && info.data && !end && { sub: tripOf(query.currentData) })}
    >
      {content()}
    </VisitorPage>
  );
}
