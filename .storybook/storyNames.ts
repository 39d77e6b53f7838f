/**
 * Korean names of stories for the sidebar, its search and the reports, by the name of the export. Kept in one list,
 * because many components have the same states. test/storyNames.test.ts reports missing names.
 */
const NAMES: Record<string, string> = Object.fromEntries(
  `
AboveADialog 창 위의 알림
AskedAboutAClosedDay 예약불가인 날인지 물음
BeforeItsOpening 예약 시작 전
ChangedMeanwhile 그사이 바뀜
ClosedDays 예약을 받지 않는 날
DoneThisMonth 이번 달에 환불한 것
DoneThisMonthFailed 이번 달에 환불한 것을 불러오지 못함
ErasedTonight 오늘 밤 이름이 지워짐
LaterTrip 받아 두지 않은 출조
LookedAtTheChange 바뀐 내용을 확인함
NewBoat 처음 연 배
NewBoatWithDays 출조일이 있는 처음 연 배
NextTakesItsPlace 다음 알림이 그 자리에
NoTrip 출조일이 아님
NotCancelled 취소하지 못함
NotStored 기기에 저장하지 못함
PeopleWait 대기 신청이 있음
RefundsErasedSoon 오늘 밤 이름이 지워지는 환불
StaysAfterADialog 창이 닫혀도 남음
TimesAndLeastNumber 시각과 최소 인원
OfDifferentHeights 높이가 다름
OnTwoLines 두 줄
LongerThanTheLine 줄보다 긴 사실
ThreeOnANarrowPhone 좁은 휴대폰에서 셋
EnoughPeople 모인 인원
BookOrFindABooking 예약하기와 예약 확인
BookOnly 예약하기만
TelephoneAndBand 전화와 밴드
BelowOnAPhone 휴대폰에서 맨 아래
DraftRestored 쓰던 내용을 이어서 씀
DraftRestoredOnANarrowPhone 좁은 휴대폰에서 쓰던 내용을 이어서 씀
DraftGivenUp 쓰던 내용을 버림
DraftOfAChangedPost 쓰던 사이에 바뀐 조황
DraftOfAChangedPostOnANarrowPhone 좁은 휴대폰에서 쓰던 사이에 바뀐 조황
DraftOfADeletedPost 쓰던 사이에 삭제된 조황
ToAClosedDay 예약불가인 날로
WaitingAndBeforeItsOpening 대기와 예약 시작 전
WithPosts 조황이 있음
WithPostsAsNarrowAs320 폭 320에서 조황이 있음
TwoQuickPresses 빠르게 두 번 누름
NothingInSeason 나오는 어종이 없는 달
NotNow 서버가 지금은 할 수 없음
OneLandscapeOnANarrowPhone 좁은 휴대폰에서 가로 사진 한 장
OnePortraitOnANarrowPhone 좁은 휴대폰에서 세로 사진 한 장
TwoPhotosOnANarrowPhone 좁은 휴대폰에서 사진 두 장
ThreePhotosOnANarrowPhone 좁은 휴대폰에서 사진 세 장
DrawingOnANarrowPhone 좁은 휴대폰에서 추첨 중
ConnectionLostOnANarrowPhone 좁은 휴대폰에서 연결이 끊김
NotOpenYetAndDrawnOnANarrowPhone 좁은 휴대폰에서 예약 시작 전, 추첨함
SeatsAreHeld 자리를 잡아 둠
SeatsAreHeldOnANarrowPhone 좁은 휴대폰에서 자리를 잡아 둠
NotFound 찾지 못함
OwnPlace 내 대기
PlaceLeft 대기를 취소함
NoSuchPlace 그런 대기가 없음
NoPassword 비밀번호가 없음
Photographs 사진
PhotographUploading 사진을 올리는 중
WithoutMemo 메모가 없음
Working 만드는 중
Stopped 멈춤
Choosing 고르기
AsOnAPhone 휴대폰처럼
AsOnAPc PC처럼
ALinkInside 안에 있는 링크
AboutOnAPhone 휴대폰의 선박소개
AboutOnAPc PC의 선박소개
HomePage 첫 화면
MapAndAddress 지도와 주소
OneOrTheFish 그림 하나 또는 어종
None 없음
EveryoneAboard 모두 탐
TodaysTrip 오늘 출조
LeavesWithUnsentTicks 보내지 못한 표시가 있는데 로그아웃
ReceivedEarlier 앞서 받음
WithoutASignal 신호 없음
CancelledMeanwhile 그사이 취소됨
NotKept 받아 두지 않음
NothingReceived 받은 것 없음
OfYesterday 어제 받음
NothingToSay 알릴 것 없음
InItsOrder 제 차례대로
SortedByItsHeading 제목으로 차례를 바꿈
BackInItsOrder 다시 제 차례대로
Sure 확실
OneOfTwo 둘 가운데 하나
UnderItsHeadings 정렬 제목 아래
Unknown 모름
PaymentsConfirmed 여럿을 입금확인함
PaidOrCancelledMeanwhile 그사이 입금확인되었거나 취소됨
AnotherAmountMeanwhile 그사이 금액이 바뀜
Pasted 붙여 넣음
FromAFile 파일에서 읽음
MatchingDeposits 맞춰 보는 중
MatchedDeposits 맞춰 봄
BeforeThePaste 붙여 넣기 전
ChoosesOneOfTwo 둘 가운데 하나를 고름
AsksBefore 먼저 물음
AsksAboutAnotherAmount 금액이 다르면 물음
GoneMeanwhile 그사이 사라짐
Gone 없어짐
NothingPasted 붙여 넣은 것 없음
NoDeposits 입금이 없는 글
OnlyWithdrawals 출금만 있음
SourceOfAPage 웹페이지의 원본
SpreadsheetFile 엑셀 파일
MoreThanFifty 쉰 건이 넘음
NobodyOwes 입금을 기다리는 예약이 없음
Landscape 가로 사진
Portrait 세로 사진
SmallerThanAllWidths 모든 너비보다 작은 사진
OneLandscape 가로 사진 한 장
OnePortrait 세로 사진 한 장
TwoPhotos 사진 두 장
ThreePhotos 사진 세 장
FourPhotos 사진 네 장
TenPhotos 사진 열 장
TenPhotosOnANarrowPhone 좁은 휴대폰의 사진 열 장
PhotosWithoutText 글 없는 사진
TextWithoutPhotos 사진 없는 글
FullView 크게 보기
FirstPhoto 첫 사진
PortraitInTheMiddle 가운데의 세로 사진
Uploading 올리는 중
BeforeTheFirst 첫 글 전
AMonthWithout 글이 없는 달
Asking 물음
ThreeOfThem 셋
OneOfThem 하나
TwoOfThem 둘
Complete 다 채움
ADayThatDoesNotExist 없는 날짜
NotOpenYet 예약 시작 전
NotOpenYetAndDrawn 예약 시작 전, 추첨함
Drawing 추첨 중
DrawnAfterAQuestion 물음에 답하고 추첨 중
ManyPeople 많은 사람
AsksForTheOutcome 결과 확인 중
DrawnAndBooked 추첨되어 예약됨
DrawnWithoutSeats 추첨 결과 자리 없음
DrawWithoutConnection 추첨 중 연결 끊김
DrawnWithFewerSeats 추첨 결과 남은자리 부족
ReloadedDuringTheDraw 추첨 중 다시 엶
ReloadedAfterTheDraw 추첨 뒤 다시 열어 예약됨
ReloadedAfterAllSeatsWereDrawn 추첨 뒤 다시 열어 자리 없음
ReloadedWithoutARequest 다시 여니 신청 없음
ReloadedWithoutAPassword 비밀번호 없이 예약하고 다시 엶
LastHourBeforeOpening 예약 시작까지 한 시간 안
OpensMeanwhile 보는 사이에 예약 시작
OpeningAlone 예약 시작만
AddedBefore 이미 추가된 예약
AsksBeforeItIsUndone 되돌리기 전에 물음
AsksThePageToCancelTheTrip 운항취소는 화면이 물음
ASyllableBeingComposedIsNotCut 적는 중인 글자는 잘리지 않음
BackToTheReason 사유로 돌아감
AskedForTooFewPeople 최소 인원 때문에 취소
OtherDaysForTelephoneBookings 다른 날 전화 예약
ByWeekday 요일별
BookedWhileTheTripIsCancelled 취소하는 사이 들어온 예약
BookingsLeft 남은 예약
BookingsStay 예약은 그대로
CancelledWithItsTrip 운항과 함께 취소됨
NobodyIsBooked 예약이 없음
OwnMemo 직접 쓴 메모
Ticked 표시함
TripRestored 운항취소를 되돌림
Undoing 되돌리는 중
UntilWhen 언제까지 되돌리는지
WhatHappens 무엇이 일어나는지
WhyItDoesNotSail 왜 나가지 않는지
WritingToAll 모두에게 적는 중
SavingATick 표시를 저장하는 중
OfAMonth 한 달
OfACancelledTrip 운항취소된 날의
NothingYet 아직 없음
NothingWritten 적지 않음
Written 적음
Nobody 아무도 없음
WithADeadline 입금기한이 있음
NothingSaid 아직 알리지 않음
AnotherName 다른 이름으로 입금
AsksForTheName 입금자명을 물음
Claimed 입금했다고 알림
DueToday 오늘 마감
Overdue 기한 지남
ClaimedUnderAnotherName 다른 이름으로 입금했다고 함
AboutAWholeDay 하루 전체에 관한 것
AboutTheDeadline 입금기한에 관한 것
SeatsOffered 자리를 안내함
AsksBeforeItIsRenewed 바꾸기 전에 물음
CalendarAddressMade 달력 주소를 만듦
CannotBeShown 보여 줄 수 없음
Renewing 바꾸는 중
Declining 사양하는 중
Making 만드는 중
AsksBeforeItIsExtended 연장하기 전에 물음
AsksBeforeItIsDeclined 사양하기 전에 물음
AsksBeforeItIsRemoved 삭제하기 전에 물음
AlreadyWaiting 이미 대기 중
AcceptedBefore 이미 예약한 자리
ClosedWithAWaitingList 자리를 남기고 마감
Declined 사양함
FullWidth 가로를 채움
FullWithAWaitingList 가득 차서 대기 신청
InLine 대기번호를 받음
Joined 대기 신청함
NoSeats 남은 자리 없음
CannotBeSent 보낼 수 없는 글자
MaybeTwice 두 번 갔을 수 있음
NotDelivered 안내 문자가 가지 않음
NoTelephone 전화번호 없음
OfferedByHand 직접 안내함
Over 기한이 끝남
SeatsAreFree 자리가 있음
TheWholeBoatIsFree 모든 자리가 있음
TooLate 그사이 기한이 끝남
UnknownLink 모르는 링크
WithAWaitingList 대기 신청을 받음
WaitingListSorted 대기 차례를 바꿈
WaitingListFailed 대기자 목록을 불러오지 못함
WithoutAPassword 비밀번호 없이
WithoutAToken 링크가 잘림
AboutSettings 선박소개 설정
AcrossTwoMonths 두 달에 걸침
AddressParkingAndMaps 주소와 주차와 지도
AfterPersonalDataWereDeleted 개인정보가 지워진 뒤
AgainAfterAFailure 실패한 뒤 다시
All 모두
AllCancelled 모두 취소됨
AllChosen 모두 선택함
AllDaysAreNew 모두 새 출조일
AllOfItLeadsToTheDay 어디를 눌러도 그날로
AllWrong 모두 틀림
AloneOnPaper 종이에는 이것만
AnotherKindOfPicture 다른 종류의 그림
AnotherKindUnderAnotherName 이름만 바꾼 다른 파일
AsAPage 화면으로
AsAPartOfAPage 화면의 한 부분으로
AsBooked 예약한 그대로
AsNarrowAs320 폭 320
AsksBeforeAPaidBookingIsCancelled 입금한 예약을 취소하기 전에 물음
AsksBeforeAnOwedRefundIsDeleted 환불할 예약을 지우기 전에 물음
AsksBeforeItIsMarked 표시하기 전에 물음
AsksBeforePaymentIsConfirmed 입금을 확인하기 전에 물음
AsksBeforeTheDayIsClosed 마감하기 전에 물음
AsksBeforeTheDayIsFull 예약마감으로 바꾸기 전에 물음
AsksBeforeTheLogoGoes 로고를 지우기 전에 물음
AsksForWhatIsChosen 고른 것으로 물음
AtTheSamePrice 같은 요금
AtTwiceTheSize 두 배로 키움
BackupsAreOff 백업하지 않음
BandThatIsNoWebAddress 주소가 아닌 밴드
BeforeBooking 예약하기 전
BelowTheLeastNumber 최소 인원에 못 미침
BesideAnIcon 아이콘 곁
BesideItsWord 낱말 곁
BesideShare 공유 단추 곁
BesideTheDay 날짜 곁
BeyondTheLunarCalendar 음력 표를 벗어남
BeyondTheLunarTable 음력 표를 벗어남
BeyondTheTable 표를 벗어남
Block 덩어리
Booked 예약됨
BookedByKeyboardAlone 키보드만으로 예약
BookedOnThisDevice 이 기기에서 예약함
BookingAdded 예약을 추가함
BookingDeleted 예약이 지워짐
Breakpoints 바뀌는 폭
BulkUpdate 일괄 변경
Calendar 달력
CancelByPhoneOnly 취소는 전화로만
CancelOfAPaidBooking 입금한 예약의 취소
CancelPressedThreeTimesAtOnce 취소를 세 번 누름
NumberOfACopiedMessage 복사한 문자의 번호
DayDearerSince 그 뒤에 오른 선비
PlaceGone 이미 끝난 대기
CancelledByALostRequest 답을 받지 못한 취소
CancelledByTheOperatorMeanwhile 그사이 운영자가 취소
Cancelled 취소됨
CancelledAndRefunded 취소하고 환불함
CancelledByKeyboardAlone 키보드만으로 취소
CancelledCanBeDeleted 취소된 예약은 지울 수 있음
CancelledOfPastTrips 지난 출조의 취소
CancelledByTheSystem 자동으로 취소됨
CancelledUnpaidByTheOperator 입금 전에 운영자가 취소
CancelledWithoutRefund 환불 없이 취소
Cancelling 취소하는 중
CancellingTheTrip 운항을 취소하는 중
CannotBeLoaded 불러올 수 없음
CardFocusedInTheMonth 달력에서 초점
Chamdom 참돔
Changed 바뀜
ChangedBeforeItIsCancelled 취소하기 전에 바뀜
ChangedElsewhere 다른 기기에서 바뀜
Changing 바꾸는 중
Charter 독선
CharterAsksForPeople 독선은 인원을 물음
CharterDepositTooHigh 독선 예약금이 선비보다 큼
CharterOnABookedDay 예약이 있는 날의 독선
CharteredDay 독선인 날
CharteredOnArrival 들어와 보니 독선
Checked 선택함
Checking 확인하는 중
Chips 칩
ChipsOnANarrowPhone 좁은 전화에서 칩
Chosen 고름
ChosenAnewAfterARefusal 거절된 뒤 다시 고름
ChosenByArrowKeys 화살표 키로 고름
ChosenByKeyboard 키보드로 고름
ChosenFromThisDevice 이 기기의 예약에서 고름
Closed 닫힘
ClosedByItsButton 단추로 닫음
ClosedByTheScrim 바깥을 눌러 닫음
ClosedMeanwhile 그사이 마감됨
ClosingForBookings 예약을 마감하는 중
ColorsOfDecoration 장식의 색
ColorsOfGraphics 도형의 색
ColorsOfText 글자의 색
ColorsSeenThrough 비치는 색
Confirmed 출항확정
ConfirmingPayment 입금을 확인하는 중
Connecting 연결하는 중
ControlledKeepsTheLimit 값을 넘겨받아도 한도를 지킴
Copied 복사함
CopiedAfterARefusal 거절된 뒤 복사함
CopiedFromTheSite 사이트에서 복사한 글
CopiedInAnInAppBrowser 앱 안의 브라우저에서 복사함
CopiedWhenTheSheetIsRefused 공유 창이 거절되면 복사함
CopiedWithoutClipboard 클립보드 없이 복사함
Counts 건수
CurrentOneIsWrong 지금 비밀번호가 틀림
Danger 위험
DangerLine 위험한 테두리
Day 하루
DayClosedMeanwhile 그사이 그날이 마감됨
DayList 날짜 목록
Days 날짜들
DaysWithSeats 자리가 있는 날들
DecemberWhereTwoMeet 두 철이 만나는 12월
DeepLine 짙은 바탕의 테두리
Defaults 기본값
DefaultsOnANarrowPhone 좁은 전화에서 처음
Deleted 지워짐
Deleting 지우는 중
Departed 출조한 뒤
DepositEqualsPrice 예약금이 선비와 같음
Descending 내림차순
Disabled 누를 수 없음
DoneLastNight 지난밤에 백업됨
DrawnWithAKey 열쇠가 있는 지도
EditedInTheMiddle 가운데를 고침
EightSeats 여덟 자리
Empty 비었음
EmptyLastMonth 마지막 달이 비었음
ErrorGoesWhenItIsDone 고치면 오류가 사라짐
ErrorSpeaksAtOnce 오류를 바로 읽어 줌
Errors 오류
EveryBooking 모든 예약
EveryBookingButTheCancelled 취소만 뺀 모든 예약
EveryBookingOnANarrowPhone 좁은 전화에서 모든 예약
EveryFailure 모든 실패
EveryKind 모든 종류
EveryNightOfAMonth 한 달의 달 모양
EveryState 모든 상태
Everything 모두 있음
EverythingInUse 모두 사용 중
Failed 실패함
FailedAsAWhole 통째로 실패함
FailedWithItsReason 까닭과 함께 실패
FailsWithTheLongestAddress 가장 긴 주소로 실패함
FetchingTheList 목록을 받는 중
FiftyPictographs 그림 글자 쉰 개
File 파일
Filled 채움
FilledIn 다 적음
FilledUpFromNextMonth 다음 달로 채움
FilterLeavesNothing 고른 요일에 날짜가 없음
FirstOfManyPages 여러 쪽의 첫 쪽
FirstYear 첫 해
FormerMonth 지난 달
Ahead 아직 시작되지 않음
FirstOfThree 세 쪽의 첫 쪽
FishIsEmpty 어종이 비었음
DepositAboveFee 예약금이 선비보다 많음
FishWithoutPicture 그림이 없는 어종
FocusStaysInTheRefundedRow 환불한 줄에 초점이 남음
FocusStaysInTheRow 줄에 초점이 남음
Focused 초점
FocusedAfterARouteChange 주소가 바뀐 뒤 초점
Folded 접힘
ForLogin 로그인
ForcedColors 고대비
ForgottenOnThisDevice 이 기기의 목록을 지움
Form 양식
FortyFourPixelsOnANarrowPhone 좁은 전화에서도 44px
Found 찾음
FourChoices 네 갈래
FourOfThem 네 개
FourSteps 네 걸음
Free 무료
FreeTiles 무료 지도
FreeTrip 선비 없는 출조
FromTodayOn 오늘부터
Full 가득 참
FullAndPaid 가득 차고 모두 입금
FullAndPartlyPaid 가득 차고 일부 입금
FullMoon 보름달
FullOnArrival 열었을 때 이미 마감
FullRefundToday 오늘 취소하면 전액
FullWithShortMemo 가득 차고 짧은 메모
Galchi 갈치
GoesAfterFiveSeconds 5초 뒤 사라짐
GuestEdit 예약 수정
GuestList 예약자 목록
Guests 예약자
HalfRefundToday 오늘 취소하면 절반
Hanchi 한치
HangulIsNotCutWhileComposed 적는 중인 한글은 잘리지 않음
HeadingAlone 제목만
Hidden 가림
HiddenByTheFilters 조건에 가려짐
Holiday 공휴일
HolidayToday 공휴일인 오늘
Home 홈
Hovered 마우스를 올림
IconOnly 아이콘만
Icons 아이콘
InTheMonth 달력에서
InTheMonthGrid 달력의 칸에서
Info 기본정보
Jogeum 조금
KeepsAPointToBeRefused 소수점은 남아 거절됨
KeepsAMinusToBeRefused 빼기표도 남아 거절됨
KeepsWhatWasTyped 적은 것이 남음
KeyRefused 열쇠가 거절됨
LabelAlone 이름표만
Large 크게
LargeNumbers 큰 수
LargestSum 가장 큰 금액
LastMonthIsScrolledIntoView 마지막 달까지 밀려 보임
LastPage 마지막 쪽
LastSeat 마지막 한 자리
Layout 폭과 높이
LeastNumberOfPeople 최소 인원
LetIn 들어감
LifeJacket 구명조끼
Line 테두리
LineBreaksBecomeSpaces 줄바꿈이 빈칸이 됨
Live 실시간
LoadFailed 불러오지 못함
ReplacedInMessages 문자에서 바뀌는 글자
AnswerLost 답을 받지 못함
LostAndSentAgain 답이 오지 않아 다시 보냄
FewerSeatsLeft 그사이 자리가 줄어 거절됨
PriceRaised 그사이 오른 선비
Loaded 불러옴
LoadedOnRetry 다시 시도해 불러옴
PaymentPending 입금 확인 중
FoundByItsText 글로 찾음
StateChanged 상태를 바꿈
StatePending 상태를 바꾸는 중
FocusUnderTheBar 아래 막대 밑의 초점
AsNarrowAs360 폭 360
Loading 불러오는 중
Locked 잠김
LoggedIn 로그인함
LoginEnded 로그인이 끝남
Logo 로고
LongAddress 긴 주소
LongError 긴 오류
LongFileName 긴 파일 이름
LongLabel 긴 이름표
LongMemo 긴 메모
LongName 긴 이름
LongText 긴 글
LongTitle 긴 제목
LongValue 긴 값
LongestFish 가장 긴 어종
LongestKeyword 가장 긴 검색어
LongestLabels 가장 긴 이름표
LongestMemo 가장 긴 메모
LongestName 가장 긴 이름
LongestText 가장 긴 글
LongestTextBlock 가장 긴 문단
LongestTexts 가장 긴 글
Lost 끊김
LowOnAPhone 휴대폰의 아래쪽
Many 여럿
ManyGroups 항목이 많음
OnPaper 종이에 인쇄
ManyDays 여러 날
ManyDaysHaveGuests 여러 날에 예약자가 있음
Marked 표시함
MarkedElsewhere 다른 기기에서 표시함
Marking 표시하는 중
MarkingTheRefund 환불을 표시하는 중
Medium 보통
MeetingTooEarly 너무 이른 집합
MoreThanTheSeats 정원보다 많음
MemoChangedElsewhere 다른 기기에서 메모가 바뀜
MemoNotSaved 메모가 저장되지 않음
MemoNotSavedWhenLeft 저장하지 않은 메모를 두고 나감
MemoRefused 메모가 거절됨
MemoSavedElsewhere 다른 기기에서 메모를 저장함
Messages 메시지
MiddleOfMany 여러 쪽의 가운데
Missing 빠뜨림
MondaysAndSaturdays 월요일과 토요일
MonthOver 지난 달
MonthThatIsOver 끝난 달
MonthWithToday 오늘이 든 달
MonthsRefusedByTheServer 서버가 개월을 거절함
MoreDue 추가 입금
MoreGuestsThanSeats 정원보다 많은 예약자
Movable 옮길 수 있음
Moved 옮김
NameAndPhoneMissing 이름과 전화 빠뜨림
NameAndPhoneOnly 이름과 전화만
NameAndTwoButtons 이름과 단추 둘
NarrowColumn 좁은 칸
NeitherSharedNorCopied 공유도 복사도 못 함
NeverMade 백업된 적 없음
NewMoon 그믐
NewOnesDiffer 새 비밀번호가 서로 다름
NextDays 다음 출조일
NextMonth 다음 달
NightMissed 지난밤 백업이 없음
NoBank 계좌 없음
NoBankNoPhone 계좌도 전화도 없음
NoBookingsNumber 예약번호가 아님
NoButtons 단추 없음
NoConnection 연결 없음
NoDayHasSeats 자리가 있는 날 없음
NoDays 출조일 없음
NoDeposit 예약금 없음
NoDepositConfirmed 예약금 없이 확정됨
WaitingSwitchedOff 대기 신청을 껐지만 기다리는 사람이 있음
NobodyWaitsSwitchedOff 대기 신청을 껐고 기다리는 사람이 없음
NoDepositCancelled 예약금 없는 예약의 취소
NoDepositTripCancelled 예약금 없는 출조의 운항취소
MovedToADayWithoutADeposit 예약금 없는 날로 옮김
NothingLeftToPay 예약금이 선비 전부
UnpaidTermsOfThePolicy 입금대기, 운영정책의 안내
NoFileChosen 파일을 고르지 않음
NoGuests 예약자 없음
NoHint 도움말 없음
NoLongerHolds 더는 맞지 않음
NoLongerThanANumber 번호보다 길게 적히지 않음
NoMobileNumber 휴대폰 번호가 아님
NoPhoneNumber 전화번호 없음
NoPhone 전화번호를 저장하지 않음
NoPictureOfTheFish 어종의 그림 없음
NoPlaceToBreak 줄을 나눌 곳이 없음
NoRefundToday 오늘 취소하면 환불 없음
NoSeatsAnywhere 어디에도 자리 없음
NoSeatsAtAll 자리 없음
NoSeatsLeft 남은 자리 없음
NoSeatsToAdd 추가할 자리가 모자람
NoSuchAddress 없는 주소
NoSuchDay 없는 출조일
NoSuchHour 없는 시각
NothingSet 정한 것 없음
NothingToAddToACancelledTrip 운항하지 않는 날에는 추가하지 않음
NoTripOnThisDate 그날은 출조 없음
NoTripToday 오늘은 출조 없음
NobodyBooked 예약자 없음
NobodyHasBooked 아무도 예약하지 않음
NobodyHasPaid 아무도 입금하지 않음
NobodyIsAffected 해당하는 예약자 없음
NobodyYet 아직 아무도 없음
NoneChosen 고르지 않음
NoneYet 아직 없음
Normal 보통
NotAPicture 그림이 아님
NotBookable 예약할 수 없음
NotCopied 복사하지 못함
NotOnTheScreen 화면에는 보이지 않음
NotSaved 저장하지 못함
Nothing 없음
NothingAhead 다가올 출조 없음
NothingBooked 예약 없음
NothingChosen 고르지 않음
NothingComes 답이 오지 않음
NothingConfigured 설정 없음
ARowMoved 줄을 옮김
ARowWithoutAName 이름이 없는 줄
DescriptionFailed 소개를 불러오지 못함
Whole 모두 있음
HostileTexts 서식처럼 보이는 글
NothingInTheLists 목록이 비어 있음
LandscapeAndUpright 가로와 세로 사진
NothingFound 찾은 것 없음
NothingFoundOfThatName 그 이름의 예약이 없음
NothingInUse 사용하지 않음
NothingOwed 환불할 것 없음
NothingParked 멈춘 메시지 없음
NothingSavedYet 아직 저장한 것 없음
NothingToDo 할 일 없음
NothingToRefund 환불할 것 없음
NothingTyped 적은 것 없음
November 11월
NumberFromTheAddress 주소에 적힌 번호
NumberHasBooked 같은 번호의 예약이 있음
NumbersMissing 숫자 빠뜨림
OfABooking 예약의 기록
OfADay 하루의 기록
OfOneTrip 한 출조의 예약자
OfSeveralTrips 여러 출조의 예약자
Off 꺼짐
On 켜짐
OnAndOff 켜고 끔
OnAPageItDoesNotName 메뉴에 없는 화면에서
OneSeatLeft 한 자리 남음
OnTheBoatsPage 선박소개에서
OnTheListOfAllTrips 모든 출조의 목록에서
OnTheOperatorsHome 관리 홈에서
One 하나
OneDay 하루
OneLongItem 긴 항목 하나
OneLongText 긴 글 하나
OneOfSeveral 여럿 가운데 하나
OneMessage 메시지 하나
OnePage 한 쪽
OnePerson 한 사람
OneRefund 환불 하나
OneSeason 한 철
OfAChangedBooking 바뀐 예약
OneSeat 한 자리
OneSeatOnly 한 자리만
Open 열림
OpenWithoutSeats 열렸지만 자리 없음
OpenedAndClosedByKeyboard 키보드로 열고 닫음
OpenedByADoubleClick 두 번 눌러 엶
Opening 여는 중
OpensAfterTheTrip 출항 뒤의 예약 시작
OpensOnToday 오늘에서 열림
Operator 운영자
OperatorWithLongestName 가장 긴 이름의 운영자
Outage 서버의 장애
OwnLogo 배의 로고
OwnTimesAndLeastNumber 시각과 최소 인원
Page 화면
Paid 입금완료
PaidAndUnpaid 입금완료와 입금대기
PaidBeforeThePriceChanged 선비가 바뀌기 전에 입금
PaidForMore 더 많은 인원으로 입금
PaidFullRefund 입금완료, 전액 환불
PaidGuestsOfACancelledDay 취소된 날의 입금한 예약자
PaidHalfRefund 입금완료, 절반 환불
PaidMeanwhile 그사이 입금됨
PaidToday 오늘 입금함
PaidTooMuch 입금이 남음
PaidTooMuchAndRefunded 남은 입금을 환불함
PaidTooMuchTooLate 남은 입금이 환불되지 않음
PaidTooMuchTwice 두 번 바뀌어 남은 입금
Parked 멈춤
ParkingOnly 주차만
PartOfTheProgramMissing 프로그램의 일부가 오지 않음
PartyNoLongerFits 인원이 자리보다 많아짐
Password 비밀번호
PasswordMissing 비밀번호 빠뜨림
PasswordStopsAtTen 비밀번호는 열 자까지
Past 지난 날
PastDay 지난 출조일
PastDaysShown 지난 날도 보임
PastedAndLimited 붙여 넣어도 한도까지
PastedFromAContact 연락처에서 붙여 넣음
PaymentConfirmed 입금 확인됨
Pending 기다리는 중
PendingLine 기다리는 중, 테두리
PendingWithReducedMotion 기다리는 중, 줄인 움직임
PeopleMissing 모자란 인원
PersonalDataDeleted 개인정보 지워짐
PersonalDataDeletedUnpaid 개인정보가 지워진 입금대기
Phone 전화
PhoneIconOnly 전화, 아이콘만
PhoneWithoutBand 밴드 없이 전화만
PhotoOfTheBoat 배 사진
Photograph 사진 한 장
NameAboveOrBelow 이름이 위인지 아래인지 모름
UprightPhotograph 세로 사진
NoPhotograph 사진 없음
PlainLink 보통 링크
Policy 운영정책
Present 있음
PresentLogo 로고 있음
PressedThreeTimesAtOnce 세 번 누름
PricesAndOneFree 값이 있는 것과 무료
PricesChangedMeanwhile 적는 동안 금액이 바뀜
PricesChangedWhileAway 떠난 사이 금액이 바뀜
PriceChanged 금액이 바뀜
PriceRaisedMeanwhile 그사이 금액이 오름
PriceRaisedWhileAway 떠난 사이 금액이 오름
AgreedAgain 바뀐 금액에 다시 동의함
TimesChangedMeanwhile 적는 동안 시각이 바뀜
WithoutConsent 동의하지 않음
LeftBeforeTheAnswer 답이 오기 전에 떠남
AcceptedWithTheAnswerLost 예약한 답을 받지 못함
Primary 으뜸
LargeLetters 글자를 크게
LargeLettersAndLongestName 글자를 크게, 가장 긴 이름
OpenedWithoutConnection 연결이 끊긴 채 목록에서 엶
Doubt 뜻하지 않았을 듯한 일
LooksUpTheEarlierOne 먼저 한 예약을 확인함
LooksUpTheEarlierBooking 먼저 한 예약을 확인함
NothingToLookUp 예약을 확인할 수 없음
Printed 인쇄
PrintsThePassengers 승선자 명단을 인쇄함
PrintsTomorrowsList 내일 명단을 인쇄함
PromisedContrasts 약속한 대비
Provided 제공 품목
PublicHoliday 공휴일
PutAside 처리 완료로 둠
QuestionAlone 물음만
Quiet 조용히
RadiusAndShadow 둥글기와 그림자
RangeRunsBackward 기간이 거꾸로
ReachedFromACount 건수를 눌러 옴
Ready 준비됨
RefundInParts 비율이 다른 환불
RefundOpen 환불할 것이 남음
Refunded 환불함
Refunds 환불
RefusalsGoWithTheirCause 까닭을 고치면 거절도 사라짐
Refused 거절됨
RefusedByServer 서버가 거절함
RefusedByTheServer 서버가 거절함
RefusedElsewhere 다른 곳이 거절됨
RefusedField 한 칸이 거절됨
RegisteredWithAForm 양식에 이어짐
Removed 지움
Removing 지우는 중
Resolved 처리 완료
Resolving 처리하는 중
RetryOrCall 다시 시도하거나 전화
Retrying 다시 시도하는 중
Row 한 줄
SameErrorTwiceStandsOnce 같은 오류는 한 번만
Saturday 토요일
SaturdayChosen 토요일을 고름
SaveFailed 저장하지 못함
Saved 저장함
SavedElsewhereMeanwhile 고치는 동안 다른 기기에서 저장됨
SavedOverAnotherMemo 다른 메모 위에 저장함
SavedWithoutAFile 파일로 저장되지 않음
Saving 저장하는 중
SaysTheRefundBeforeCancelling 취소하기 전에 환불을 알림
Searched 찾음
SearchesOnEnter Enter로 찾음
SearchesOnPress 눌러서 찾음
SeatsGoneMeanwhile 그사이 자리가 나감
Section 한 부분
SeatsJustGone 방금 자리가 나감
SeatsShrank 자리가 줄어듦
Sent 보냄
SentAgain 다시 보냄
SentAgainElsewhere 다른 곳에서 다시 보냄
SentByEnter Enter로 보냄
SentenceAlone 문장만
DateStaysWhole 날짜는 한 줄에
LinesEndAfterADot 줄은 가운뎃점 뒤에서 끝남
ServerInTrouble 서버의 오류
Settings 설정
Several 몇 개
SeveralDaysAreFuller 여러 날이 정원을 넘음
SeveralPages 여러 쪽
SharedByThePhone 휴대폰의 공유 창으로
SheetClosedAgain 공유 창을 닫음
Shown 보임
ShownByKeyboard 키보드로 보임
ShownToVisitors 방문자에게 보임
SignedOut 로그인하지 않음
SigningIn 로그인하는 중
SkipLink 본문으로 건너뛰기
SkippedByKeyboard 키보드로 건너뜀
Small 작게
SmallInARow 줄 안에서 작게
SmallPicture 작은 그림
SomeComeBack 환불을 정한 뒤에 늘린 인원
SomeDaysAreAsAsked 몇 날은 이미 그대로
SomeDaysAreTooFull 몇 날은 정원을 넘음
SomeDaysHaveGuests 몇 날에 예약자가 있음
Space 간격
Started 시작함
StateChangedElsewhere 다른 기기에서 상태가 바뀜
StopsAtFiftyCharacters 쉰 자까지
StopsAtFiveCharacters 다섯 자까지
StopsAtTheLimit 한도까지
StopsAtTheLimits 한도까지
StopsAtTwenty 스무 자까지
Success 성공
Sunday 일요일
SundayLastSeats 일요일의 마지막 자리
SwitchedOff 꺼 둠
SwitchedOffNoPhone 꺼 두고 전화번호도 없음
TakesOverANewMemo 새 메모를 받아 옴
TakesTwoDigitsAndNothingElse 숫자 두 자만
TallPicture 길쭉한 그림
TermsOfThePolicy 운영정책의 안내
TheOtherTideTable 다른 물때표
ThisMonth 이번 달
Thousands 수천
ThreeSeats 세 자리
TilesFail 지도를 받지 못함
TimesAndLeastNumberAlone 시각과 최소 인원만
Tint 옅은 바탕
TitleAlone 제목만
ToACheaperDay 더 싼 날로
ToADearerDay 더 비싼 날로
ToADearerDayWithAnOpenRefund 돌려줄 돈이 있는데 더 비싼 날로
ToAPage 화면으로
ToBeCopied 복사할 글
ToBring 준비물
Today 오늘
TodayFirst 오늘이 먼저
TodayFull 오늘은 가득 참
Tomorrow 내일
TooBig 너무 큼
TripCancelled 운항취소
TripCancelledAfterAnAgreedRefund 운항취소, 먼저 정한 환불이 있음
TripCancelledAndRefunded 운항취소, 환불함
TripCancelledMeanwhile 그사이 운항취소
TripCancelledUnpaid 운항취소, 입금 전
TurnedOnByKeyboard 키보드로 켬
TurnedOnByPress 눌러서 켬
TryOut 바꿔 보기
TwelveOfTwenty 스물 가운데 열둘
TwentyGuests 예약자 스무 명
TwentyPeople 스무 명
TwentySeats 스무 자리
TwentySeatsLeft 남은자리 스물
TwoChoices 두 갈래
TwoFish 두 어종
TwoFishShowTheFirst 두 어종이면 첫째 그림
TwoLinesOneButton 두 줄과 단추 하나
TwoMonths 두 달
Type 글자 크기
Typed 적음
TypedFromItsBeginning 처음부터 적음
Unchecked 선택하지 않음
Unexpected 뜻밖의 오류
UnknownFish 모르는 어종
Unpaid 입금대기
UnpaidBookingCancelled 입금 전 예약의 취소
UnpaidTomorrow 내일의 입금대기
UnpaidTripsAlone 입금대기의 출조만
Unreachable 닿지 않음
Unreadable 읽을 수 없음
Visitor 방문자
VisitorBooking 예약하는 방문자
VisitorSideWhileSignedIn 로그인한 채 방문자 화면
VisitorWide 넓은 방문자 화면
VisitorWithAction 단추가 있는 방문자 화면
VisitorWithFindButton 예약 확인 단추가 있는 방문자 화면
VisitorWithHero 첫머리 그림이 있는 방문자 화면
Waiting 기다림
WaitsWhileHoveredOrFocused 마우스나 초점이 있으면 기다림
WaningCrescent 하현 뒤의 달
WaxingGibbous 상현 뒤의 달
WaxingMoon 차오르는 달
Weekday 평일
WeekendChosen 주말을 고름
WeeksMissing 요일 빠뜨림
WestSea 서해
WhatVisitorsSee 방문자가 보는 것
WholeBoat 배 전체
WholeMonth 한 달 전체
WidePicture 넓은 그림
WithAWayOut 나갈 길이 있음
WithAccount 계좌 있음
WithAction 단추 있음
WithAnOpenRefund 돌려줄 돈이 있음
WithBoat 배 그림 있음
WithDayAndTide 날짜와 물때 있음
WithDeposit 예약금 있음
WithErrorAndHint 오류와 도움말 있음
WithHeading 제목 있음
WithHint 도움말 있음
WithItsMonth 달을 함께
WithMemo 메모 있음
WithMore 더 보기 있음
WithNextStep 다음 할 일 있음
WithReducedMotion 줄인 움직임
WithTitle 제목 있음
WithWordsOfItsOwn 제 글이 있음
WithoutLunar 음력 없이
WithoutPassword 비밀번호 없이
WithoutPicture 그림 없이
Wrong 틀림
WrongAndFocused 틀리고 초점
WrongPassword 비밀번호 틀림
Yesterday 어제
ZoomedByItsButtons 단추로 확대
ADigitTooFew 한 자리 모자람
AWeekOfStorm 폭풍이 부는 한 주
AnEarlierRequestIsBooked 앞선 신청이 예약됨
DaysAreClosed 여러 날을 마감함
DaysAreFull 여러 날이 가득 참
DaysAreOpened 여러 날을 엶
ManySeats 자리가 많음
ManySeatsFolded 자리가 많아 접힘
MemosAreWiped 메모를 지움
NoSuchPage 없는 화면
NoTelephoneNoLookup 전화도 예약 확인도 없음
NothingToChange 바꿀 것 없음
OfTheMonthOneComesFrom 보던 달의 것
OnOneLine 한 줄에
OperatorForm 운영자의 양식
SameNumberOnTheSameDay 같은 날 같은 번호
Sending 보내는 중
SettingsWithoutAPage 화면이 없는 설정
StateAndMemoAlone 상태와 메모만
TheSameNumberAgain 같은 번호로 다시
ToBeChangedByTelephone 전화로 바꿈
TypedBefore 먼저 적은 것
WeekendsOnly 주말만
StateUnfolded 상태 단추를 펼침
CancelledByTheOperator 운영자가 취소함
OthersBookMeanwhile 그 사이 다른 예약이 들어옴
FewerThanWerePaidFor 입금한 것보다 적은 인원
FewerOnAFullDay 만석인 날에 줄인 인원
FewerOnceMore 환불을 정한 뒤에 또 줄인 인원
FewerLongBefore 일찍 줄인 인원
PaidInTwoParts 두 번에 나누어 입금
FewerTheDayBefore 전날 줄인 인원
FewerOnATripThatDoesNotSail 운항취소된 날에 줄인 인원
OnAFullDay 마감된 날
OnAClosedDay 예약을 받지 않는 날
MoreThanListed 적힌 것보다 많음
MoreThanThree 셋보다 많음
MoreThanWerePaidFor 입금한 것보다 많은 인원
PaidForFewer 적은 인원만 입금함
Unfolded 펼침
AsksBeforeAPaymentIsTakenBack 입금완료를 되돌리기 전에 물음
MemoWritten 적은 메모
CancelsOfATripThatDoesNotSail 운항취소된 날의 취소
CancelsOnADayThatTakesNoBookings 예약을 받지 않는 날의 취소
CancelsOnAFullDay 마감된 날의 취소
UnbreakableTexts 끊을 곳이 없는 글
TakingThePaymentBack 입금완료를 되돌리는 중
TakingTheRefundBack 환불 완료를 되돌리는 중
Offered 되돌릴 수 있음
TakenBack 되돌림
LeftWithAHalfTypedMemo 쓰다 만 메모를 두고 나감
ACode 숫자로 된 번호
TakenBackByKeyboard 키보드로 되돌림
TwoOfOneName 같은 이름 둘
ReachedByItsAddress 주소로 들어옴
FoundElsewhere 다른 곳에 있음
CancelledOnAFullDay 마감된 날에 취소함
PaymentTakenBack 입금완료를 되돌림
SentMessages 보낸 메시지
OfTheApp 앱의 코드
Recovery 복구 코드
RecoveryCode 복구 코드로
TakesTheFocus 초점을 가져옴
TooShort 너무 짧음
BackToTheCodeOfTheApp 앱의 코드로 돌아옴
ConnectionLost 연결이 끊김
WrongCode 틀린 코드
WrongRecoveryCode 틀린 복구 코드
TooManyWrongCodes 틀린 코드가 너무 많음
CodeAsked 코드를 물음
BackToThePassword 비밀번호로 돌아옴
ConnectionLostWithTheCode 코드를 보내다 연결이 끊김
PasswordChangedMeanwhile 그 사이 비밀번호가 바뀜
ShortText 짧은 글
FewRecoveryCodes 복구 코드가 얼마 남지 않음
RecoveryCodesNotReceived 복구 코드를 받지 못함
NoRecoveryCodes 남은 복구 코드 없음
WrittenDown 적어 둠
ClosedTooEarly 적기 전에 닫음
SecondStepOn 2단계 확인이 켜짐
SecondStepLoading 2단계 확인을 불러오는 중
SecondStepNotLoaded 2단계 확인을 불러오지 못함
SecondStepPasswordIsWrong 2단계 확인을 켤 때 틀린 비밀번호
SecondStepKeyShown 등록할 QR 코드
SecondStepFirstCodeIsWrong 틀린 첫 코드
RecoveryCodesShownOnce 한 번만 보이는 복구 코드
SecondStepSwitchedOn 2단계 확인을 켬
SwitchedElsewhere 다른 기기에서 먼저 켬
SecondStepSwitchedOff 2단계 확인을 끔
LastCodeIsWrong 끌 때 틀린 코드
Unchanged 그대로
SeatsBookedMeanwhile 보는 사이 줄어든 자리
BookedMeanwhile 보는 사이 들어온 예약
FullMeanwhile 보는 사이 마감
SeatsBackMeanwhile 보는 사이 다시 난 자리
ManySeatsBackMeanwhile 보는 사이 다시 난 많은 자리
ManySeatsBackWithEightChosen 여덟 명을 고른 사이 다시 난 많은 자리
ConfirmedMeanwhile 보는 사이 출항확정
AnotherPlaceTyped 다른 자리를 적음
PickedByAClick 눌러서 고른 자리
Drawn 추첨함
DaysThatOpenSoon 곧 시작하는 날들
DaysThatOpenLater 나중에 시작하는 날들
BusyWhileCollecting 신청이 몰려 다시 보냄
AlreadyEntered 먼저 보낸 신청이 있음
DrawnWithoutSeatsOnANarrowPhone 좁은 휴대폰에서 추첨 결과 자리 없음
DrawOverMeanwhile 보는 사이에 끝난 추첨
OpenedAfterTheDraw 추첨이 끝난 뒤에 열어 봄
OpenedWhileDrawn 추첨 전에 열어 봄
LastHourBeforeOpeningOnANarrowPhone 좁은 휴대폰에서 시작 한 시간 전
WithSomethingUnsaved 저장하지 않은 내용이 있음
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** The Korean name of a story; null if it has none, and its export name is used. */
export const koreanName = (exportName: string): string | null => NAMES[exportName] ?? null;
