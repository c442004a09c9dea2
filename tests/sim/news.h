/* What people do about notifications, mail, vacations, preferences, films and offers. */
#ifndef TESTS_SIM_NEWS_H
#define TESTS_SIM_NEWS_H

#include "tests/sim/errand.h"

/* Does something of it, now and then. False: nothing of the kind. */
bool sim_news_act(struct sim_client *client, const struct sim_seen *seen);

/* Whether the client is offered something and leaves it to the server to decline. */
bool sim_news_is_left(const struct sim_seen *seen);

/* Errands. */
bool sim_news_begin(struct sim_client *client);
void sim_news_take(struct sim_client *client, const struct sim_reply *reply);
/* It was refused, or no one knows what came of it. */
void sim_news_refused(struct sim_client *client);
void sim_news_lost(struct sim_client *client);

/* Answers. */
void sim_news_hear_prefs(struct sim_client *client, const struct sim_asked *asked, json_t *message);
void sim_news_hear_keep(struct sim_client *client, const struct sim_asked *asked, json_t *message);
void sim_news_hear_film(struct sim_client *client, const struct sim_asked *asked, json_t *message);

#endif
