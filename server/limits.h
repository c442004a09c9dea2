/* The limits of limits.def as constants; its rates are quota.h's. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdint.h>

#define RATE(name_, ms_, person_, address_, all_, what_)
#define LIMIT_MS(name_, value_, what_)
#define LIMIT(name_, value_, what_) SERVER_##name_ = value_,
enum server_limit {
#include "server/limits.def"
};
#undef LIMIT
#undef LIMIT_MS

#define LIMIT(name_, value_, what_)
#define LIMIT_MS(name_, value_, what_) static const int64_t SERVER_##name_ = value_;
#include "server/limits.def"
#undef LIMIT
#undef LIMIT_MS
#undef RATE

#endif
