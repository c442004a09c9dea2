/* A doubly linked list of structs. The link lies inside the struct; the list owns nothing. Zero is
 * an empty list. Links name the structs themselves, so a list is walked without casts:
 *
 *     for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next)
 *
 * A change takes the struct and its link: all structs of a list have it in the same place. */
#ifndef SERVER_LIST_H
#define SERVER_LIST_H

#include "core/base.h"

struct server_link {
    void *next;
    void *prev;
};

struct server_list {
    void *first;
    void *last;
};

/* The link of another struct of the same list. */
static inline struct server_link *server_list_link(void *other, const void *item,
                                                   const struct server_link *link)
{
    return (struct server_link *)(void *)((char *)other +
                                          ((const char *)link - (const char *)item));
}

/* Adds a struct, which must be in no list by this link, behind `at`; NULL: as the first. */
static inline void server_list_add_after(struct server_list *list, void *at, void *item,
                                         struct server_link *link)
{
    void **before = at ? &server_list_link(at, item, link)->next : &list->first;
    void **behind = *before ? &server_list_link(*before, item, link)->prev : &list->last;

    link->prev = at;
    link->next = *before;
    *before = item;
    *behind = item;
}

static inline void server_list_add_first(struct server_list *list, void *item,
                                         struct server_link *link)
{
    server_list_add_after(list, NULL, item, link);
}

static inline void server_list_add_last(struct server_list *list, void *item,
                                        struct server_link *link)
{
    server_list_add_after(list, list->last, item, link);
}

static inline void server_list_remove(struct server_list *list, const void *item,
                                      struct server_link *link)
{
    void **before = link->prev ? &server_list_link(link->prev, item, link)->next : &list->first;
    void **behind = link->next ? &server_list_link(link->next, item, link)->prev : &list->last;

    *before = link->next;
    *behind = link->prev;
    *link = (struct server_link){ 0 };
}

#endif
