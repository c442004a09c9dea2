/* How far a person has been told of one question. */
#ifndef SERVER_NOTIFY_STAGE_H
#define SERVER_NOTIFY_STAGE_H

/* The announcements follow one another: that it is their turn, that half of the time has passed,
 * that a tenth of it is left. */
enum notify_stage { NOTIFY_STAGE_NONE, NOTIFY_STAGE_TURN, NOTIFY_STAGE_HALF, NOTIFY_STAGE_LAST };

#endif
