/* What people know and could tell: tables and their keys, accounts and passwords, what they were
 * answered. */
#include "tests/sim/known.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Tables. */

struct sim_table *sim_table_of(const char *id)
{
    for (uint32_t i = 0; i < sim.table_count; i++) {
        if (strcmp(sim.table[i].id, id) == 0) {
            return &sim.table[i];
        }
    }
    return NULL;
}

struct sim_table *sim_table_new(const char *id, const char *key, bool is_private)
{
    struct sim_table *table = sim_table_of(id);

    if (!table && sim.table_count < SIM_TABLES_MAX) {
        table = &sim.table[sim.table_count++];
        *table = (struct sim_table){ .is_private = is_private };
        snprintf(table->id, sizeof table->id, "%s", id);
        snprintf(table->key, sizeof table->key, "%s", key);
        /* The answer may have been long on its way. */
        for (uint32_t i = 0; i < SIM_GONE_MAX; i++) {
            table->is_deleted = table->is_deleted || strcmp(sim.gone[i], id) == 0;
        }
    }
    return table;
}

/* Clients of one person share what they know. */
static void spread(struct sim_table *table)
{
    uint32_t before = 0;

    while (before != table->knows) {
        before = table->knows;
        for (uint32_t i = 0; i < sim.account_count; i++) {
            table->knows |= table->knows & sim.account[i].clients ? sim.account[i].clients : 0;
        }
    }
}

void sim_tell(struct sim_table *table, const struct sim_client *client)
{
    table->knows |= 1u << client->number;
    spread(table);
}

void sim_table_forget(struct sim_table *table)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < sim.answered_count; i++) {
        if (strcmp(sim.answered[i].table, table->id) != 0) {
            sim.answered[kept++] = sim.answered[i];
        }
    }
    sim.answered_count = kept;
    free(table->row);
    *table = sim.table[--sim.table_count];
}

/* Accounts. */

void sim_share(const struct sim_client *client, int account)
{
    sim.account[account].clients |= 1u << client->number;
    for (uint32_t i = 0; i < sim.table_count; i++) {
        spread(&sim.table[i]);
    }
}

void sim_enter(struct sim_client *client, int account)
{
    client->account = account;
    if (account >= 0) {
        sim_share(client, account);
    }
}

void sim_doubt(struct sim_client *client)
{
    client->is_unsure = true;
    client->doubts++;
}

/* One more password that it may be; the oldest gives way. */
void sim_password_may_be(struct sim_account *account, const char *password)
{
    if (account->password_count == SIM_PASSWORDS_MAX) {
        memmove(account->password[0], account->password[1],
                sizeof account->password - sizeof account->password[0]);
        account->password_count--;
        account->is_sure = false;
    }
    memcpy(account->password[account->password_count++], password, SIM_CODE_SIZE);
}

void sim_password_is(struct sim_account *account, const char *password)
{
    account->password_count = 0;
    sim_password_may_be(account, password);
}

void sim_password_is_not(struct sim_account *account, const char *password)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < account->password_count; i++) {
        if (strcmp(account->password[i], password) != 0) {
            memmove(account->password[kept++], account->password[i], SIM_CODE_SIZE);
        }
    }
    account->password_count = kept;
}

/* Moves. */

void sim_note_answered(const struct sim_move *move)
{
    if (sim.answered_count == sim.answered_room) {
        sim.answered_room = sim.answered_room ? 2 * sim.answered_room : 256;
        sim.answered = realloc(sim.answered, sim.answered_room * sizeof *sim.answered);
        PL_ASSERT(sim.answered);
    }
    sim.answered[sim.answered_count++] = *move;
}

/* Lies. */

void sim_doubt_all(void)
{
    sim.lie_count++;
    sim_post_doubt_all();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        struct sim_client *client = &sim.client[i];
        sim_doubt(client);
        client->is_ended = false;
        client->was_ended = false;
        client->mute_count = 0;
        client->errand.is_mixed = true;
        client->errand.was_sure = false;
        client->errand.is_barred = false;
        client->errand.is_void = true;
    }
    for (uint32_t i = 0; i < sim.account_count; i++) {
        sim.account[i].is_sure = false;
        sim.account[i].is_deleted = false;
    }
    for (uint32_t i = 0; i < sim.table_count; i++) {
        sim.table[i].vote = (struct sim_vote){ .number = 0 };
    }
}

/* Secrets. */

static bool has(const char *bytes, uint32_t size, const char *text)
{
    return text[0] && memmem(bytes, size, text, strlen(text));
}

static void check_tables(const struct sim_client *client, const char *bytes, uint32_t size)
{
    for (uint32_t i = 0; i < sim.table_count; i++) {
        const struct sim_table *table = &sim.table[i];
        bool may_know = !table->is_private || table->knows >> client->number & 1;
        if (!may_know && (has(bytes, size, table->id) || has(bytes, size, table->key))) {
            sim_say("%.*s", (int)size, bytes);
            sim_fail("client %u is told of the private table %s", (unsigned)client->number,
                     table->id);
        }
    }
}

/* What was said at private tables: "szept TABLE". */
static void check_whispers(const struct sim_client *client, const char *bytes, uint32_t size)
{
    static const char whisper[] = "szept ";
    const char *end = bytes + size;

    for (const char *at = bytes; (at = memmem(at, (size_t)(end - at), whisper, 6)) != NULL;) {
        char id[SIM_ID_SIZE] = "";
        at += 6;
        size_t length = strcspn(at, "\" ");
        memcpy(id, at, length < sizeof id ? length : sizeof id - 1);
        const struct sim_table *table = sim_table_of(id);
        if (table && !(table->knows >> client->number & 1)) {
            sim_fail("client %u reads what was said at the private table %s",
                     (unsigned)client->number, id);
        }
    }
}

void sim_check_secrets(const struct sim_client *client, const char *bytes, uint32_t size)
{
    sim.bytes += size;
    /* Addresses and passwords are told to no one. */
    if (has(bytes, size, "10.77.88.") || has(bytes, size, SIM_PASSWORD_MARK)) {
        sim_fail("client %u is told an address or a password", (unsigned)client->number);
    }
    for (uint32_t i = 0; i < sim.client_count; i++) {
        if (&sim.client[i] != client && has(bytes, size, sim.client[i].token)) {
            sim_fail("client %u is told the session of client %u", (unsigned)client->number,
                     (unsigned)sim.client[i].number);
        }
    }
    for (uint32_t i = 0; i < sim.account_count; i++) {
        if (has(bytes, size, sim.account[i].code)) {
            sim_fail("client %u is told a recovery code again", (unsigned)client->number);
        }
    }
    sim_post_check_secrets(client, bytes, size);
    check_tables(client, bytes, size);
    check_whispers(client, bytes, size);
}
