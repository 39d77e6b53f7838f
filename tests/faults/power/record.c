/*
 * Preloaded into the product (LD_PRELOAD): records its writes and syncs of the SQLite files in order, so that rebuild.ts
 * can produce states after a power cut, and makes writes fail on demand.
 *
 * RECORD_FILE          the database; its -wal and -journal are recorded too
 * RECORD_LOG           the output file: records of 16 bytes, each followed by the bytes of its write
 * RECORD_IGNORES_SYNCS if set, syncs report success and do nothing
 * RECORD_FAULT         a file; while it contains an error number, every write and truncation fails with that error, and
 *                      with EROFS also every opening for writing. A negative number kills the process after so many
 *                      writes, before the next one
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FDS 65536
enum { DATABASE = 1, WAL = 2, JOURNAL = 3, FOLDER = 4 };

struct record {
  uint8_t kind; /* W write, T truncate, S sync, C create, U unlink */
  uint8_t file;
  uint16_t unused;
  uint32_t length;
  uint64_t offset;
};

static const char *database, *fault;
static char folder[4096];
static int ignores_syncs, last_writes, log_fd = -1;
static uint8_t file_of[MOST_FDS];
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  fault = getenv("RECORD_FAULT");
  ignores_syncs = getenv("RECORD_IGNORES_SYNCS") != NULL;
  database = getenv("RECORD_FILE");
  if (!database) return;
  strncpy(folder, database, sizeof folder - 1);
  char *end = strrchr(folder, '/');
  if (end) *end = 0;
  const char *log = getenv("RECORD_LOG");
  if (log) log_fd = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static uint8_t file_named(const char *path) {
  if (!database || !path) return 0;
  if (strcmp(path, folder) == 0) return FOLDER;
  size_t length = strlen(database);
  if (strncmp(path, database, length) != 0) return 0;
  const char *rest = path + length;
  if (*rest == 0) return DATABASE;
  if (strcmp(rest, "-wal") == 0) return WAL;
  return strcmp(rest, "-journal") == 0 ? JOURNAL : 0;
}

static uint8_t file_at(int fd) { return fd >= 0 && fd < MOST_FDS ? file_of[fd] : 0; }

static void write_record(uint8_t kind, uint8_t file, uint64_t offset, const void *bytes, uint32_t length) {
  if (log_fd < 0) return;
  struct record head = {kind, file, 0, length, offset};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, length}};
  if (writev(log_fd, parts, length ? 2 : 1) < 0) abort();
}

/* The current error number of writes; 0 without a fault; negative: the number of writes until the kill. */
static int present_fault(void) {
  if (!fault) return 0;
  int fd = real_open(fault, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  char text[8] = {0};
  ssize_t got = read(fd, text, sizeof text - 1);
  real_close(fd);
  return got > 0 ? atoi(text) : 0;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (!real_open) real_open = dlsym(RTLD_NEXT, "open64");
  uint8_t file = file_named(path);
  if (!file) return real_open(path, flags, mode);
  if (file != FOLDER && (flags & O_ACCMODE) != O_RDONLY && present_fault() == EROFS) {
    errno = EROFS;
    return -1;
  }
  pthread_mutex_lock(&order);
  int is_new = file != FOLDER && flags & O_CREAT && access(path, F_OK) != 0;
  int fd = real_open(path, flags, mode);
  if (fd >= 0 && fd < MOST_FDS) {
    file_of[fd] = file;
    if (is_new) write_record('C', file, 0, NULL, 0);
  }
  pthread_mutex_unlock(&order);
  return fd;
}

int close(int fd) {
  if (!real_close) real_close = dlsym(RTLD_NEXT, "close");
  if (file_at(fd)) file_of[fd] = 0;
  return real_close(fd);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  uint8_t file = file_at(fd);
  if (!file) return real_pwrite(fd, bytes, length, offset);
  int present = present_fault();
  if (present > 0) {
    errno = present;
    return -1;
  }
  pthread_mutex_lock(&order);
  if (present < 0 && ++last_writes > -present) kill(getpid(), SIGKILL);
  write_record('W', file, offset, bytes, length);
  ssize_t written = real_pwrite(fd, bytes, length, offset);
  pthread_mutex_unlock(&order);
  return written;
}

int ftruncate64(int fd, off_t length) {
  uint8_t file = file_at(fd);
  if (!file) return real_ftruncate(fd, length);
  int present = present_fault();
  if (present > 0) {
    errno = present;
    return -1;
  }
  pthread_mutex_lock(&order);
  write_record('T', file, length, NULL, 0);
  int result = real_ftruncate(fd, length);
  pthread_mutex_unlock(&order);
  return result;
}

/* Writes wait during a sync, so that its coverage is certain; it counts once it has succeeded. */
static int synced(int fd, int (*sync)(int)) {
  uint8_t file = file_at(fd);
  if (!file) return sync(fd);
  if (ignores_syncs) return 0;
  pthread_mutex_lock(&order);
  int result = sync(fd);
  if (result == 0) write_record('S', file, 0, NULL, 0);
  pthread_mutex_unlock(&order);
  return result;
}

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int unlink(const char *path) {
  uint8_t file = file_named(path);
  if (!file) return real_unlink(path);
  pthread_mutex_lock(&order);
  int result = real_unlink(path);
  if (result == 0) write_record('U', file, 0, NULL, 0);
  pthread_mutex_unlock(&order);
  return result;
}
