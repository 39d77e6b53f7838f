import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Catch } from '../../../../contract/catch/catch.schema';
import { catchForm as copy, catches } from '../../../../copy/catches';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { useGetCatchQuery } from '../../../store/endpoints/catches';
import { Screen } from '../../base/Screen';
import { CatchEditor, photosOf } from './CatchEditor';
import type { Draft } from '../base/catchDraft';

const draftOf = (post: Catch): Draft => ({ key: uuid(), date: post.date, story: post.story, photos: photosOf(post) });

function Edited({ post }: { post: Catch }) {
  // What the form was opened with: a later answer of the server does not replace what is typed.
  const [opened] = useState({ post, start: draftOf(post) });
  return <CatchEditor {...opened} label={copy.editTitle} asks />;
}

/** `/admin/catch/{id}`: changes a post. */
export function EditCatchPage() {
  const { id = '' } = useParams();
  const query = useGetCatchQuery(id);
  return (
    <OperatorPage section="home" title={copy.editTitle} width="form">
      <Screen queries={[query]} skeleton="form" failed={{ title: catches.loadFailed }}>
        {(post) => <Edited post={post} />}
      </Screen>
    </OperatorPage>
  );
}
