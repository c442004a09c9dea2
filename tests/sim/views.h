/* What was sent of tables. */
#ifndef TESTS_SIM_VIEWS_H
#define TESTS_SIM_VIEWS_H

#include "tests/sim/sim.h"

/* Everybody sees what there is to be seen, and has read the same log. */
void sim_check_views(void);

#endif
