/* Files of the client: read once, compressed once, read anew when they change on disk. */
#include "server/http/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/game.h"
#include "match/file.h"
#include "server/http/content.h"
#include "server/http/http.h"

enum { PATH_SIZE = 4096 };

struct file {
    struct server_node node; /* by a hash of the path */
    struct timespec changed;
    off_t size;
    struct server_content content;
};

struct server_files {
    struct server_map map;
};

struct type {
    const char *end;
    const char *type;
    bool is_text; /* worth compressing */
};

static const struct type types[] = {
    { ".html", "text/html; charset=utf-8", true },
    { ".js", "text/javascript; charset=utf-8", true },
    { ".mjs", "text/javascript; charset=utf-8", true },
    { ".css", "text/css; charset=utf-8", true },
    { ".json", "application/json", true },
    { ".webmanifest", "application/manifest+json", true },
    { ".svg", "image/svg+xml", true },
    { ".wasm", "application/wasm", true },
    { ".txt", "text/plain; charset=utf-8", true },
    { ".md", "text/markdown; charset=utf-8", true },
    { ".map", "application/json", true },
    { ".png", "image/png", false },
    { ".ico", "image/x-icon", false },
    { ".woff2", "font/woff2", false },
};

static const char no_client[] =
    "<!doctype html><meta charset=utf-8><title>Plansza</title>"
    "<p>The server runs, but the client was not built or not found (--web).</p>"
    "<p>Serwer działa, ale klient nie został zbudowany lub go nie znaleziono (--web).</p>\n";

static const struct type *type_of(const char *path)
{
    static const struct type other = { "", "application/octet-stream", false };
    const char *dot = strrchr(path, '.');

    for (size_t i = 0; dot && i < PL_COUNT_OF(types); i++) {
        if (strcmp(types[i].end, dot) == 0) {
            return &types[i];
        }
    }
    return &other;
}

/* Reading. */

static void free_file(void *owner, struct server_node *node)
{
    struct file *file = SERVER_OF(node, struct file, node);

    (void)owner;
    server_content_drop(&file->content);
    free(file);
}

static bool load(struct file *file, const char *path, const struct stat *now)
{
    char *bytes = NULL;
    size_t size = 0;

    if (match_file_read(path, &bytes, &size)) {
        return false;
    }
    server_content_set(&file->content, bytes, size, type_of(path)->is_text);
    file->changed = now->st_mtim;
    file->size = now->st_size;
    free(bytes);
    return true;
}

/* The file as it is now, or NULL. */
static struct file *find(struct server *server, const char *path)
{
    struct stat now;
    uint64_t key = pl_hash_bytes(path, strlen(path));

    if (!server->files) {
        server->files = calloc(1, sizeof *server->files);
        PL_ASSERT(server->files);
    }
    if (stat(path, &now) != 0 || !S_ISREG(now.st_mode)) {
        return NULL;
    }
    struct server_node *node = server_map_find(&server->files->map, key);
    struct file *file = node ? SERVER_OF(node, struct file, node) : NULL;
    if (file && file->size == now.st_size && file->changed.tv_sec == now.st_mtim.tv_sec &&
        file->changed.tv_nsec == now.st_mtim.tv_nsec) {
        return file;
    }
    if (!file) {
        file = calloc(1, sizeof *file);
        PL_ASSERT(file);
        file->node.key = key;
        server_map_add(&server->files->map, &file->node);
    }
    if (!load(file, path, &now)) {
        server_map_remove(&server->files->map, &file->node);
        free_file(NULL, &file->node);
        return NULL;
    }
    return file;
}

/* Replying. */

/* Names that hold a hash of their content never change. */
static bool is_hashed(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0;
}

/* No way out of the folder, no hidden files. */
static bool is_safe(const char *path)
{
    return path[0] == '/' && !strstr(path, "..") && !strstr(path, "/.") && !strchr(path, '\\');
}

static bool is_page_path(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash && !strchr(slash, '.');
}

void server_files_reply(struct server *server, struct server_http *http)
{
    char path[PATH_SIZE];
    const char *folder = server->options.web_folder;
    bool is_root = strcmp(http->path, "/") == 0;
    struct file *file = NULL;

    if (!is_safe(http->path)) {
        server_http_error(server, http, SERVER_NOT_FOUND);
        return;
    }
    if (folder) {
        snprintf(path, sizeof path, "%s%s", folder, is_root ? "/index.html" : http->path);
        file = find(server, path);
    }
    if (folder && !file && is_page_path(http->path)) {
        snprintf(path, sizeof path, "%s/index.html", folder);
        file = find(server, path);
    }
    if (file) {
        http->cache = is_hashed(http->path) ? "public, max-age=31536000, immutable" : "no-cache";
        server_content_reply(server, http, &file->content, type_of(path)->type);
    } else if (is_root) {
        server_http_reply(server, http, server_text_new(no_client, sizeof no_client - 1),
                          "text/html; charset=utf-8");
    } else {
        server_http_error(server, http, SERVER_NOT_FOUND);
    }
}

void server_files_free(struct server *server)
{
    if (server->files) {
        server_map_each(&server->files->map, free_file, NULL);
        server_map_free(&server->files->map);
        free(server->files);
    }
}
