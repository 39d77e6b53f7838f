import { frame } from '../../../../copy/frame';
import { privacyPolicy } from '../../../../copy/privacyPolicy';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { PrivacyPolicy } from '../../../components/visitor/PrivacyPolicy/PrivacyPolicy';
import { useConfigInfo } from '../../../store/endpoints/config';

export function PrivacyPage() {
  const { data } = useConfigInfo();
  return (
    <VisitorPage title={privacyPolicy.title} lead={privacyPolicy.lead(data?.name || frame.noStore)}>
      <PrivacyPolicy info={data ?? null} />
    </VisitorPage>
  );
}
