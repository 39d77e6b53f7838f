/*
 * Preloaded into the product (LD_PRELOAD): moves its time of day. CLOCK_OFFSET names a file; its first eight bytes are
 * the seconds to add and may change at any time. The monotonic clock is unchanged, as when a machine's clock is set.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *offset;

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("CLOCK_OFFSET");
  int opened = file ? open(file, O_RDONLY) : -1;
  void *mapped = opened < 0 ? MAP_FAILED : mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, opened, 0);
  if (mapped != MAP_FAILED) offset = mapped;
}

int clock_gettime(clockid_t which, struct timespec *now) {
  long failed = syscall(SYS_clock_gettime, which, now);
  if (!failed && offset && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) now->tv_sec += *offset;
  return (int)failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec exact;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *into) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (into) *into = exact.tv_sec;
  return exact.tv_sec;
}
