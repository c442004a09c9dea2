/* Says which game was being played when an assertion or a signal ends the program. */
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "kit/play.h"

/* For each thread, ready to be written by a signal handler. */
static _Thread_local char note[KIT_REASON_MAX];
static _Thread_local uint32_t note_ply;

void kit_crash_note(const struct kit_play *play)
{
    note[0] = '\0';
    note_ply = 0;
    if (play) {
        kit_describe(play, note, sizeof note);
        kit_describe_repeat(play, note, sizeof note);
    }
}

void kit_crash_ply(uint32_t ply)
{
    note_ply = ply;
}

static void on_crash(int number)
{
    char room[KIT_REASON_MAX + 64];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (note[0]) {
        pl_text_add(&text, "selfcheck: crashed at ply ");
        pl_text_number(&text, note_ply);
        pl_text_add(&text, " of ");
        pl_text_add(&text, note);
        pl_text_char(&text, '\n');
    }
    if (write(STDERR_FILENO, room, text.length) < 0) {
        _exit(1);
    }
    signal(number, SIG_DFL);
    raise(number);
}

void kit_catch_crashes(void)
{
    static const int numbers[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL };

    for (size_t i = 0; i < PL_COUNT_OF(numbers); i++) {
        signal(numbers[i], on_crash);
    }
}
