/* What people know, for those who act and those who hear. */
#ifndef TESTS_SIM_KNOWN_H
#define TESTS_SIM_KNOWN_H

#include "tests/sim/sim.h"

/* Every password begins like this. */
#define SIM_PASSWORD_MARK "haslo-"

/* The table, known from now on; NULL: there is no room for more. */
struct sim_table *sim_table_new(const char *id, const char *key, bool is_private);
/* It is gone, with the moves that were answered there. */
void sim_table_forget(struct sim_table *table);

/* The client's knowledge of tables becomes the account's, and the other way round. */
void sim_share(const struct sim_client *client, int account);

/* The account's password is this one; or may be this one, too. */
void sim_password_is(struct sim_account *account, const char *password);
void sim_password_may_be(struct sim_account *account, const char *password);
void sim_password_is_not(struct sim_account *account, const char *password);

#endif
