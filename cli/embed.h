/* Text files that are part of the program; tools/embed writes the table. */
#ifndef CLI_EMBED_H
#define CLI_EMBED_H

struct cli_embedded {
    const char *name; /* of the file, without its ending */
    const unsigned char *text;
};

/* The numbered rules of games, and lessons; the last row has no name. */
extern const struct cli_embedded cli_embedded_rules[];
extern const struct cli_embedded cli_embedded_lessons[];

#endif
