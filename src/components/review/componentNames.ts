/**
 * Korean names of components and pages for the sidebar, its search and the list of texts, by the name of the stories file.
 * test/storyNames.test.ts reports missing names.
 */
const NAMES: Record<string, string> = Object.fromEntries(
  `
Foundations 색과 글자와 간격
Button 단추
CopyButton 복사 단추
Link 링크
LinkButton 단추처럼 생긴 링크
Pagination 쪽 번호
Art 그림
Card 흰 카드
FactList 사실 목록
Icon 아이콘
QrCode QR 코드
Sentence 문장
VisuallyHidden 들리기만 하는 글
ConfirmDialog 확인 대화상자
EmptyState 비었을 때
ErrorState 불러오지 못했을 때
Flash 바뀐 값의 표시
Loader 기다림
Skeleton 불러오는 동안의 틀
TakeBack 알림의 되돌리기
ToastHost 알림
Warning 주의
Checkbox 체크 상자
Choice 고르는 칸
DateField 날짜 칸
Field 입력 칸의 틀
FileField 파일 칸
PicturePreview 고른 그림
FormCard 양식 카드
InstantField 날짜와 시각 칸
NumberField 숫자 칸
PasswordField 비밀번호 칸
PhoneField 전화번호 칸
RadioGroup 하나만 고르는 칸
RowList 줄을 더하는 목록
SearchField 검색 칸
Switch 켜고 끄기
TextArea 여러 줄 입력 칸
TextField 한 줄 입력 칸
TimeField 시각 칸
AboutSections 선박소개의 내용
AddressCard 주소 카드
BoatHero 배의 첫머리
BoatMap 배의 지도
BoatWay 오시는 길
CheckCard 준비물 카드
FeaturePhotos 배 안의 시설
PageActions 화면의 주요 단추
PhotoGallery 배 사진
RentalList 대여 품목
SafetyLine 안전 안내
SeasonCards 시즌별 어종 카드
SeasonRuler 시즌별 어종 자
AdminNav 관리 메뉴
AppFooter 꼬리말
AppHeader 머리말
ErrorPage 오류 화면
Hero 첫머리
Page 화면의 틀
PageSection 화면의 한 부분
PageTitle 화면 제목
SettingsNav 설정 메뉴
AboutForm 선박소개 양식
AboutPreview 선박소개 미리보기
AboutVersions 선박소개의 이전 내용
AddByDay 다른 날 전화 예약
AddGuestForm 전화 예약 양식
AdminDayCard 출조일 줄
ArtChoice 그림 고르기
AttentionList 처리할 일
BackupStatus 백업 상태
BelowMinimumDays 최소 인원에 못 미친 날
BoardingList 승선 명단
BulkQuestion 일괄 변경 확인
BulkUpdateForm 일괄 변경 양식
CalendarFeedCard 달력 주소 카드
CallList 연락 명단
CancelTripDialog 운항취소 대화상자
CatchForm 조황 양식
CatchRows 조황 목록
ChangeList 변경 기록
ChangedElsewhere 다른 기기에서 바뀐 값
CodeField 인증 코드 칸
CreateDayPrompt 출조일 만들기 안내
DayFactsForm 시각과 예약 조건 양식
DayStateButtons 출조일 상태 단추
DaySummary 출조일 요약
DepositChip 예약금 칩
DepositMatch 맞춰 본 입금
DepositsDue 입금을 기다리는 예약
DownloadButton 내려받기 단추
FigureChart 통계 막대
FigureTable 통계 표
FigureTotals 통계 합계
FramedPreview 미리보기 창
GuestEditForm 예약 수정 양식
GuestFilters 예약자 검색
GuestRow 예약자 한 줄
GuestRows 예약자 목록
HistoryPanel 변경 기록 접이
LiveStatus 실시간 연결 상태
LoginCodeForm 로그인 코드 양식
LoginForm 로그인 양식
LogoForm 로고 양식
ManagedStateChip 운영자의 출조일 상태 칩
MemoEditor 메모 칸
MessageList 보낸 메시지 목록
MoveGuestForm 일정 옮기기 양식
NoticeForm 안내 보내기 양식
PassengerList 승선자 명단
PasswordForm 비밀번호 변경 양식
PhotoFields 사진 칸
PrintSheet 인쇄할 종이
RecoveryCodes 복구 코드
RefundList 환불 목록
RestoreTrip 운항취소 되돌리기
SeaStatus 신호 없을 때의 상태
SeatGauge 자리 막대
SecondStepEnd 2단계 확인 끄기
SecondStepSetup 2단계 확인 등록
SecondStepStart 2단계 확인 켜기
SecondStepStatus 2단계 확인 상태
SortHeads 정렬 제목
StatementForm 거래내역 붙여 넣기
StoreInfoForm 기본정보 양식
StorePolicyForm 운영정책 양식
SummaryCounts 예약 건수 요약
TimesPair 출항과 귀항 시각 칸
TripCard 출조 카드
WaitingList 대기자 목록
ClosedDayQuestion 닫힌 날을 쓸지 물음
ManagedStateChip 출조일 상태 칩(운영자)
CopyReview 문구 전체
DayCalendar 달력
DayHead 날짜 머리
DayStateChip 출조일 상태 칩
FactLine 사실 한 줄
FishPicture 어종 그림
GuestStateChip 예약 상태 칩
HeadcountPicker 인원 고르기
MonthTabs 달 고르기
PriceSummary 요금 요약
SailingMark 출항확정 표시
StoredPhoto 저장된 사진
TideMark 물때 표시
TripHeading 출조 제목
AddToCalendar 달력에 넣기
BankAccount 입금 계좌
BookingForm 예약 양식
BookingQuestion 예약 확인 물음
BookingNotice 예약 안내
BookingReceipt 예약 완료
BookingStanding 예약의 지금 상태
BookingSteps 예약 순서
CatchCards 조황 카드
CatchPost 조황 글
CatchViewer 조황 사진 크게 보기
DepositStatement 입금 알리기
DrawWait 추첨 기다림
EarlierBooking 먼저 한 예약
FoundBooking 찾은 예약
LookupForm 예약 찾기 양식
NextDayList 가까운 출조일
OwnBookings 이 브라우저에서 한 예약
OwnPlace 내 대기
OwnPlaceForm 내 대기 찾기 양식
PayDetails 입금 안내
PrivacyPolicy 개인정보 처리방침
RefundTable 환불 표
ReserveDayCard 출조일 카드
SeatOffer 자리 안내
ShareButton 공유 단추
TodayTide 오늘의 물때
WaitingForm 대기 신청 양식
WaitingPlaced 대기 신청 완료
WeekdayFilter 요일 고르기
NotFoundPage 없는 주소
OperatorRoutes 관리 화면의 주소
AdminGate 로그인
EditCatchPage 조황 수정
ManagedCatchesPage 조황 관리
NewCatchPage 조황 쓰기
AboutSettingsPage 선박소개 설정
InfoPage 기본정보
LogoPage 로고
PasswordPage 비밀번호 변경
PolicyPage 운영정책
DashboardPage 관리 홈
AdminCalendarPage 예약 관리 달력
AdminDayPage 하루의 예약자
BoardingPage 승선 확인
BulkUpdatePage 일괄 변경
CallListPage 연락할 손님
DepositsPage 입금내역 맞춰보기
GuestEditPage 예약 수정
GuestListPage 예약자 검색
GuestMovePage 일정 옮기기
MessagesPage 보낸 메시지
RefundsPage 환불할 예약
StatsPage 통계
AboutPage 선박소개
BookingPage 예약하기
CatchPage 조황 한 편
CatchesPage 조황
HomePage 첫 화면
LookupPage 예약 확인·취소
PrivacyPage 개인정보 처리방침
ReservePage 예약 일정
OfferPage 자리 안내
WaitingPage 대기 신청
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** The Korean name of what a stories file shows; null if it has none. */
export const componentName = (file: string): string | null => NAMES[file] ?? null;
