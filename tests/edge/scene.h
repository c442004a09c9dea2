/* An edge with one connection, over a link made here and in a time of its own. */
#ifndef TESTS_EDGE_SCENE_H
#define TESTS_EDGE_SCENE_H

#include "tests/edge/fake_link.h"

/* Bounds of the edge in a scene. */
enum { SCENE_PENDING_MAX = 8, SCENE_QUEUED_MAX = 80000, SCENE_WORDS_SIZE = 4096 };

/* One that asks for a page, and one that asks to be a WebSocket. */
extern const char scene_get[];
extern const char scene_upgrade[];

/* What was heard, as words: "request GET /a 5:hello ", "refused 400 ", "message hi ", .. */
struct scene {
    struct edge edge;
    struct edge_link link;
    struct edge_stream *stream;
    bool is_lazy; /* nothing is answered */
    uint32_t length;
    char words[SCENE_WORDS_SIZE];
};

/* The reply to everything, as long as the scene is not lazy. */
void scene_answer(struct edge_stream *stream);

void scene_begin(struct scene *scene);
/* A WebSocket, of which nothing was heard or sent yet. */
void scene_open(struct scene *scene);
/* Nothing must be left. */
void scene_end(struct scene *scene);

void scene_give(struct scene *scene, const char *bytes, uint32_t size);
void scene_give_text(struct scene *scene, const char *text);
/* A masked frame. */
void scene_give_frame(struct scene *scene, uint8_t first, const char *payload, uint32_t size);
/* Lets time pass in seconds, as the loop does. */
void scene_pass(struct scene *scene, int64_t ms);

#endif
