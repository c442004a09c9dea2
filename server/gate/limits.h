/* The limits of limits.def as constants; its rates are quota.h's. */
#ifndef SERVER_GATE_LIMITS_H
#define SERVER_GATE_LIMITS_H

#include <stdint.h>

enum server_limit {
#define LIMIT(name_, value_, what_) SERVER_##name_ = value_,
#include "server/gate/limits.def"
};

#define LIMIT_MS(name_, value_, what_) static const int64_t SERVER_##name_ = value_;
#include "server/gate/limits.def"

#endif
