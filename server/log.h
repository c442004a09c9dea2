/* The log: a line of key=value pairs for each thing worth knowing. Nothing secret is ever written:
 * no tokens, passwords, keys of tables, actions or positions. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include "core/base.h"

/* Lines go to standard error, or nowhere, or to a file that is appended to. False: no such file. */
bool server_log_open(bool is_quiet, const char *path);
void server_log_close(void);
/* Once a second: tells how many lines of a kind were left out, because there were too many. */
void server_log_tick(void);
/* A line "time=.. event=EVENT" and the pairs that the format makes; values from outside are passed
 * through server_log_word first. */
void server_log(const char *event, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same for a thread that must not wait: nothing is written while another one writes, which may
 * last as long as no one reads the log. */
void server_log_if_free(const char *event, const char *rest);

enum { SERVER_LOG_WORD_MAX = 96 };

/* The text as one quoted word, with everything odd made harmless. Returns `ret_word`. */
const char *server_log_word(const char *text, char ret_word[SERVER_LOG_WORD_MAX]);

#endif
