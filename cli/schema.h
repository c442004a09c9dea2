/* The tables of a game as JSON, for programs that are written against its views. */
#ifndef CLI_SCHEMA_H
#define CLI_SCHEMA_H

#include "core/game.h"

/* Writes an object:
 *
 *   id         of the game
 *   options    {id: [values]}
 *   names      [[name or null, ..], ..]: tables of the names of values, by value
 *   fields     [{name, dims, is_list, names}]: of the public and private blocks, as views write
 *              them; `names` is the number of a table, or null for plain numbers
 *   arguments  numbers of the tables that action arguments have and fields may not
 *   actions    names, by kind from 1
 *   events     the same
 *   frames     [{name, waits, args}], by kind from 1; `args` has names, and null for unused ones
 */
void cli_write_schema(const struct pl_game *game, struct pl_json *json);

#endif
