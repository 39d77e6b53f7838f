import { usesManifest } from '#contract/config/config.rules';
import { frame } from '#copy/frame';
import { privacyPolicy } from '#copy/privacyPolicy';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { PrivacyPolicy } from '#src/components/visitor/booking/PrivacyPolicy/PrivacyPolicy';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';

export function PrivacyPage() {
  const { data } = useConfigInfo();
  const { data: policy } = useConfigLogic();
  return (
    <VisitorPage title={privacyPolicy.title} lead={privacyPolicy.lead(data?.name || frame.noStore)}>
      <PrivacyPolicy info={data ?? null} hasManifest={policy !== undefined && usesManifest(policy)} />
    </VisitorPage>
  );
}
