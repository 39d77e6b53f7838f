import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Catch } from '../../../../contract/catch/catch.schema';
import { catchForm as copy, catches } from '../../../../copy/catches';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { useGetCatchQuery } from '../../../store/endpoints/catches';
import { Screen } from '../../base/Screen';
import { CatchEditor } from './CatchEditor';
import type { Draft } from './draft';

const draftOf = ({ date, story, pictures }: Catch): Draft => ({
  key: uuid(),
  date,
  story,
  photos: pictures.map(({ caption, ...picture }) => ({
    ...{ key: uuid(), name: '', caption, file: null, refusal: null },
    picture,
  })),
});

function Edited({ post }: { post: Catch }) {
  const [start] = useState(() => draftOf(post));
  return <CatchEditor id={post.id} start={start} label={copy.editTitle} />;
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
