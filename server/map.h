/* A hash map of structs by 64-bit keys. The node lies inside the struct; the map owns only its
 * slots. Keys from outside are random or hashed before, so that no client can choose collisions. */
#ifndef SERVER_MAP_H
#define SERVER_MAP_H

#include "core/base.h"

struct server_node {
    uint64_t key;
    struct server_node *next;
};

struct server_map {
    struct server_node **slot;
    uint32_t slot_count; /* a power of two, or 0 */
    uint32_t count;
};

/* The struct of this type whose member is the node. */
#define SERVER_OF(node_, type_, member_) \
    ((type_ *)(void *)((char *)(node_)-offsetof(type_, member_)))

struct server_node *server_map_find(const struct server_map *map, uint64_t key);
/* Adds a node whose key is set and not in the map yet. */
void server_map_add(struct server_map *map, struct server_node *node);
void server_map_remove(struct server_map *map, struct server_node *node);
/* Calls `visit` for each node; it may remove the node it is given, and no other. */
void server_map_each(const struct server_map *map,
                     void (*visit)(void *owner, struct server_node *node), void *owner);
void server_map_free(struct server_map *map);

#endif
