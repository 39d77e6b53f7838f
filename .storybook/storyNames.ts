/** By export; other stories set `name`. tests/repository/storyNames.test.ts reports missing ones. */
const NAMES: Record<string, string> = Object.fromEntries(
  `
NewBoat 처음 연 배
SeatsAreHeld 자리를 잡아 둠
WithoutASignal 신호 없음
SortedByItsHeading 제목으로 차례를 바꿈
NotOpenYet 예약 시작 전
ASyllableBeingComposedIsNotCut 적는 중인 글자는 잘리지 않음
Nobody 아무도 없음
WithADeadline 입금기한이 있음
Claimed 입금했다고 알림
All 모두
AsNarrowAs320 폭 320
AtTwiceTheSize 두 배로 키움
Cancelled 취소됨
Changed 바뀜
ChangedElsewhere 다른 기기에서 바뀜
Changing 바꾸는 중
Charter 독선
Closed 닫힘
ClosedMeanwhile 그사이 마감됨
ConfirmingPayment 입금을 확인하는 중
Deleted 지워짐
Departed 출조한 뒤
Disabled 누를 수 없음
Empty 비었음
Everything 모두 있음
Failed 실패함
Filled 채움
FirstOfManyPages 여러 쪽의 첫 쪽
Focused 초점
ForcedColors 고대비
FreeTrip 선비 없는 출조
Full 가득 참
Hovered 마우스를 올림
LastSeat 마지막 한 자리
LoadFailed 불러오지 못함
Loaded 불러옴
LoadedOnRetry 다시 시도해 불러옴
Loading 불러오는 중
Locked 잠김
LongestFish 가장 긴 어종
LongestText 가장 긴 글
LongestTexts 가장 긴 글
Lost 끊김
Many 여럿
MoreDue 추가 입금
NoBank 계좌 없음
NoDeposit 예약금 없음
NoSuchDay 없는 출조일
NobodyBooked 예약자 없음
NothingChosen 고르지 않음
NothingConfigured 설정 없음
NothingFound 찾은 것 없음
NothingSavedYet 아직 저장한 것 없음
NothingTyped 적은 것 없음
Off 꺼짐
On 켜짐
One 하나
OneDay 하루
Open 열림
Paid 입금완료
PaidMeanwhile 그사이 입금됨
Past 지난 날
PaymentConfirmed 입금 확인됨
Pending 기다리는 중
PersonalDataDeleted 개인정보 지워짐
Ready 준비됨
Refused 거절됨
Removing 지우는 중
Saturday 토요일
Saved 저장함
Saving 저장하는 중
Searched 찾음
SeatsGoneMeanwhile 그사이 자리가 나감
SentByEnter Enter로 보냄
Several 몇 개
StopsAtTheLimits 한도까지
SwitchedOff 꺼 둠
TermsOfThePolicy 운영정책의 안내
TripCancelled 운항취소
TripCancelledMeanwhile 그사이 운항취소
TryOut 바꿔 보기
Unpaid 입금대기
Unreachable 닿지 않음
WithHint 도움말 있음
Wrong 틀림
WrongPassword 비밀번호 틀림
Sending 보내는 중
ConnectionLost 연결이 끊김
WrongCode 틀린 코드
SeatsBookedMeanwhile 보는 사이 줄어든 자리
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

export const sharedName = (exportName: string): string | null => NAMES[exportName] ?? null;
