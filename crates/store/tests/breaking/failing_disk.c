/*
 * Preloaded into a child process: while the file $FD_BROKEN is there, what it names fails below $FD_DIR. Only
 * tests compile this.
 *
 * One line: letters, a number of the system's errors, and the end of a file's name, as "WS 5 journal".
 *   W writes and cuts   S syncs   R syncs of a range
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char folder[512], broken[512];

__attribute__((constructor)) static void begin(void)
{
    const char *below = getenv("FD_DIR"), *control = getenv("FD_BROKEN");
    if (!below || !control)
        return;
    strncpy(folder, below, sizeof folder - 1);
    strncpy(broken, control, sizeof broken - 1);
}

/* The error with which this fails, or none. */
static int fails(char letter, int file)
{
    char link[64], path[512], line[128], letters[8], end[64];
    int error;
    if (!*folder)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder)))
        return 0;
    int control = syscall(SYS_openat, AT_FDCWD, broken, O_RDONLY | O_CLOEXEC);
    if (control < 0)
        return 0;
    ssize_t read_length = syscall(SYS_read, control, line, sizeof line - 1);
    syscall(SYS_close, control);
    if (read_length <= 0)
        return 0;
    line[read_length] = 0;
    if (sscanf(line, "%7s %d %63s", letters, &error, end) != 3 || !strchr(letters, letter))
        return 0;
    size_t end_length = strlen(end);
    if (strcmp(end, "*") && ((size_t)length < end_length || strcmp(path + length - end_length, end)))
        return 0;
    return error;
}

#define REAL(result, name, ...)                  \
    static result (*real)(__VA_ARGS__);          \
    if (!real)                                   \
        real = dlsym(RTLD_NEXT, name)

#define OR_FAIL(letter)                          \
    int error = fails(letter, file);             \
    if (error) {                                 \
        errno = error;                           \
        return -1;                               \
    }

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset)
{
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    OR_FAIL('W');
    return real(file, bytes, length, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset)
{
    return pwrite64(file, bytes, length, offset);
}

ssize_t write(int file, const void *bytes, size_t length)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    OR_FAIL('W');
    return real(file, bytes, length);
}

int ftruncate64(int file, off64_t length)
{
    REAL(int, "ftruncate64", int, off64_t);
    OR_FAIL('W');
    return real(file, length);
}

int ftruncate(int file, off_t length)
{
    return ftruncate64(file, length);
}

int fsync(int file)
{
    REAL(int, "fsync", int);
    OR_FAIL('S');
    return real(file);
}

int fdatasync(int file)
{
    REAL(int, "fdatasync", int);
    OR_FAIL('S');
    return real(file);
}

int sync_file_range(int file, off64_t offset, off64_t length, unsigned flags)
{
    REAL(int, "sync_file_range", int, off64_t, off64_t, unsigned);
    OR_FAIL('R');
    return real(file, offset, length, flags);
}
