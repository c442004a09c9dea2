/* Signals as flags: Ctrl-C, the wish to end, a closed terminal, a resized window. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

enum cli_interrupt {
    CLI_NOT_INTERRUPTED,
    CLI_INTERRUPTED, /* Ctrl-C */
    CLI_MUST_END     /* SIGTERM, or the terminal is gone */
};

/* From now on the signals only raise flags. */
void cli_interrupt_watch(void);
/* What has come in since the last cli_interrupt_clear. */
enum cli_interrupt cli_interrupt_seen(void);
/* Forgets a Ctrl-C that was answered; the wish to end stays. */
void cli_interrupt_clear(void);
/* Waits until stdin can be read; false when interrupted. `ret_resized` (or NULL) tells whether the
 * window changed its size meanwhile. */
bool cli_wait_for_input(bool *ret_resized);

#endif
