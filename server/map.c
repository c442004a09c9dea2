/* Chained hashing; the slots double when they are full. */
#include "server/map.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 64 };

static struct server_node **slot_of(const struct server_map *map, uint64_t key)
{
    uint64_t mixed = key * UINT64_C(0x9e3779b97f4a7c15);

    return &map->slot[mixed >> 32 & (map->slot_count - 1)];
}

static void grow(struct server_map *map)
{
    struct server_map larger = { .slot_count =
                                     map->slot_count ? 2 * map->slot_count : FIRST_SLOTS };

    larger.slot = calloc(larger.slot_count, sizeof(*larger.slot));
    PL_ASSERT(larger.slot);
    for (uint32_t i = 0; i < map->slot_count; i++) {
        for (struct server_node *node = map->slot[i]; node;) {
            struct server_node *next = node->next;
            server_map_add(&larger, node);
            node = next;
        }
    }
    free(map->slot);
    *map = larger;
}

struct server_node *server_map_find(const struct server_map *map, uint64_t key)
{
    struct server_node *node = map->slot_count ? *slot_of(map, key) : NULL;

    while (node && node->key != key) {
        node = node->next;
    }
    return node;
}

void server_map_add(struct server_map *map, struct server_node *node)
{
    if (map->count >= map->slot_count) {
        grow(map);
    }
    struct server_node **slot = slot_of(map, node->key);
    node->next = *slot;
    *slot = node;
    map->count++;
}

void server_map_remove(struct server_map *map, struct server_node *node)
{
    struct server_node **at = slot_of(map, node->key);

    while (*at && *at != node) {
        at = &(*at)->next;
    }
    PL_ASSERT(*at);
    *at = node->next;
    node->next = NULL;
    map->count--;
}

void server_map_each(const struct server_map *map,
                     void (*visit)(void *owner, struct server_node *node), void *owner)
{
    for (uint32_t i = 0; i < map->slot_count; i++) {
        for (struct server_node *node = map->slot[i]; node;) {
            struct server_node *next = node->next;
            visit(owner, node);
            node = next;
        }
    }
}

void server_map_free(struct server_map *map)
{
    free(map->slot);
    *map = (struct server_map){ 0 };
}
