/* Files that are read whole. SQLite takes a page of which the system gives only a part for one at
 * the end of its file, and the rest of it for zeros; written back, that damages a database for
 * good. Here such a page inside its file is an error of the disk, and is read again later. */
#ifndef SERVER_STORE_WHOLE_H
#define SERVER_STORE_WHOLE_H

/* The name of a file system that is the named one (NULL: the usual one) but for this. NULL: there
 * is no memory, or no such file system. For one thread. */
const char *store_whole(const char *file_system);

#endif
