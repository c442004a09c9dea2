/* Which nicks a person may have, and which count as the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "server/people/nick.h"

struct wish {
    const char *text;
    enum server_error error;
    const char *shown; /* where it is allowed; NULL: as it is typed */
};

static const struct wish wishes[] = {
    /* Names of one script, with what people put into nicks. */
    { "Ala", SERVER_OK, NULL },
    { "Zażółć Gęślą-Jaźń 7", SERVER_OK, NULL },
    { "Łukasz_Źdźbło.2", SERVER_OK, NULL },
    { "Søren Müller", SERVER_OK, NULL },
    { "Nguyễn Thị Đào", SERVER_OK, NULL },
    { "Владимир", SERVER_OK, NULL },
    { "Ґанна Їжак 3", SERVER_OK, NULL },
    { "Αλέξανδρος", SERVER_OK, NULL },
    { "王小明", SERVER_OK, NULL },
    { "さくらサクラ桜", SERVER_OK, NULL },
    { "김철수", SERVER_OK, NULL },
    { "नमिता", SERVER_OK, NULL },
    { "דוד", SERVER_OK, NULL },
    { "سلمى", SERVER_OK, NULL },
    { "Tanaka 太郎", SERVER_OK, NULL },
    { "Botanik", SERVER_OK, NULL },
    { "Robot 1", SERVER_OK, NULL },
    { "Systemowiec", SERVER_OK, NULL },
    { "Adminka Ola", SERVER_OK, NULL },
    { "Guest 17", SERVER_OK, NULL },
    { "Gracz Ania", SERVER_OK, NULL },
    { "x2", SERVER_OK, NULL },
    /* Brought into the usual form. */
    { "  Ala   Kot ", SERVER_OK, "Ala Kot" },
    { "Ala\xc2\xa0Kot", SERVER_OK, "Ala Kot" },
    { "Ａｌａ", SERVER_OK, "Ala" },
    { "Zo\x65\xcc\x81", SERVER_OK, "Zo\xc3\xa9" },
    { "ﬁlip", SERVER_OK, "filip" },
    /* Of a wrong length, or with nothing to read. */
    { "", SERVER_BAD_NICK, NULL },
    { "x", SERVER_BAD_NICK, NULL },
    { "żółwżółwżółwżółwżółwżółwż", SERVER_BAD_NICK, NULL },
    { "żółwżółwżółwżółwżółwżółw", SERVER_OK, NULL },
    { "  ", SERVER_BAD_NICK, NULL },
    { "-.-", SERVER_BAD_NICK, NULL },
    /* Characters other than letters. */
    { "<b>", SERVER_BAD_NICK, NULL },
    { "a\tb", SERVER_BAD_NICK, NULL },
    { "a\nb", SERVER_BAD_NICK, NULL },
    { "a';--", SERVER_BAD_NICK, NULL },
    { "Ala 😀", SERVER_BAD_NICK, NULL },
    { "\xff\xfe", SERVER_BAD_NICK, NULL },
    /* What cannot be seen. */
    { "ab\xe2\x80\x8b", SERVER_BAD_NICK, NULL }, /* zero width space */
    { "ab\xe2\x80\x8d", SERVER_BAD_NICK, NULL }, /* zero width joiner */
    { "a\xe2\x80\xae"
      "b",
      SERVER_BAD_NICK, NULL },                             /* right-to-left override */
    { "\xe3\x85\xa4\xe3\x85\xa4", SERVER_BAD_NICK, NULL }, /* Hangul filler */
    { "ab\xef\xbe\xa0", SERVER_BAD_NICK, NULL },           /* its half-width twin */
    { "ab\xe1\x85\x9f", SERVER_BAD_NICK, NULL },           /* Hangul choseong filler */
    { "ab\xe2\xa0\x80", SERVER_BAD_NICK, NULL },           /* empty braille */
    { "ab\xc2\xad", SERVER_BAD_NICK, NULL },               /* soft hyphen */
    { "ab\xef\xbb\xbf", SERVER_BAD_NICK, NULL },           /* byte order mark */
    { "ab\xf3\xa0\x81\x81", SERVER_BAD_NICK, NULL },       /* a tag */
    { "ab\xe1\xa0\x8e", SERVER_BAD_NICK, NULL },           /* Mongolian vowel separator */
    /* Accents piled up. */
    { "Z\xcc\xb8"
      "a\xcc\xb8lgo",
      SERVER_BAD_NICK, NULL },
    { "q\xcc\x82\xcc\x82\xcc\x82", SERVER_BAD_NICK, NULL },
    /* Scripts that do not belong together, and characters that no name needs. */
    { "Аla", SERVER_MIXED_NICK, NULL },    /* a Cyrillic A */
    { "pаypal", SERVER_MIXED_NICK, NULL }, /* a Cyrillic a inside */
    { "Αla", SERVER_MIXED_NICK, NULL },    /* a Greek Alpha */
    { "Владимир Ltd", SERVER_MIXED_NICK, NULL },
    { "ab٣3", SERVER_MIXED_NICK, NULL }, /* two kinds of digits */
    { "Ꮪаla", SERVER_MIXED_NICK, NULL },
    { "𐌰𐌱𐌲", SERVER_MIXED_NICK, NULL }, /* Gothic */
    /* Reserved, however they are written. */
    { "Bot", SERVER_RESERVED_NICK, NULL },
    { "Bot 1", SERVER_RESERVED_NICK, NULL },
    { "bot_12", SERVER_RESERVED_NICK, NULL },
    { "B.o.t", SERVER_RESERVED_NICK, NULL },
    { "B0t l", SERVER_RESERVED_NICK, NULL },
    { "ВОТ", SERVER_RESERVED_NICK, NULL }, /* Cyrillic */
    { "ADMIN", SERVER_RESERVED_NICK, NULL },
    { "Adrnin", SERVER_RESERVED_NICK, NULL },
    { "moderator", SERVER_RESERVED_NICK, NULL },
    { "Plansza", SERVER_RESERVED_NICK, NULL },
    { "P1ansza", SERVER_RESERVED_NICK, NULL },
    { "Gracz usunięty", SERVER_RESERVED_NICK, NULL },
    { "deleted_player 2", SERVER_RESERVED_NICK, NULL },
    { "Gracz 3", SERVER_RESERVED_NICK, NULL },
};

static void test_wishes(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(wishes); i++) {
        struct server_nick nick;
        enum server_error error = server_nick_read(wishes[i].text, &nick);
        if (error != wishes[i].error) {
            fail_msg("\"%s\" is %s, not %s", wishes[i].text, server_error_code(error),
                     server_error_code(wishes[i].error));
        }
        if (!error) {
            assert_string_equal(nick.shown, wishes[i].shown ? wishes[i].shown : wishes[i].text);
        }
    }
}

struct pair {
    const char *one;
    const char *other;
    bool is_same;  /* but for case and form */
    bool is_alike; /* to the eye */
};

static const struct pair pairs[] = {
    { "Ala", "ala", true, true },
    { "ŻÓŁW", "żółw", true, true },
    { "Straße", "STRASSE", true, true },
    { "Ａｌａ", "ala", true, true },
    { "Zoe\xcc\x81", "zo\xc3\xa9", true, true },
    { "Ala\xc2\xa0",
      "\xe3\x80\x80"
      "Ala",
      true, true }, /* other spaces around it */
    { "Ilya", "llya", false, true },
    { "lLYA", "Ilya", false, true },
    { "ilya", "llya", false, false },
    { "Karmen", "Karrnen", false, true },
    { "B0b", "Bob", false, true },
    { "Сора", "Copa", false, true }, /* all of it Cyrillic */
    { "ТОМ", "Tom", false, true },   /* the same */
    { "Paweł", "Pawel", false, false },
    { "Ania", "Anią", false, false },
    { "Ala", "Ola", false, false },
    { "Ala Kot", "AlaKot", false, false },
    { "Ala 1", "Ala 2", false, false },
};

static void test_pairs(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(pairs); i++) {
        struct server_nick one;
        struct server_nick other;
        assert_true(server_nick_spell(pairs[i].one, &one));
        assert_true(server_nick_spell(pairs[i].other, &other));
        bool is_same = strcmp(one.folded, other.folded) == 0;
        bool is_alike = strcmp(one.skeleton, other.skeleton) == 0;
        if (is_same != pairs[i].is_same || is_alike != pairs[i].is_alike) {
            fail_msg("\"%s\" and \"%s\": same %d, alike %d", pairs[i].one, pairs[i].other, is_same,
                     is_alike);
        }
    }
}

/* Nicks that no one could take today are spelled all the same, for those who have them. */
static void test_old_nicks(void **state)
{
    static const char *const olds[] = { "Bot 1", "Аla", "\xe3\x85\xa4\xe3\x85\xa4", "𐌰𐌱𐌲", "x" };
    struct server_nick nick;

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(olds); i++) {
        assert_int_not_equal(server_nick_read(olds[i], &nick), SERVER_OK);
        assert_true(server_nick_spell(olds[i], &nick));
        assert_string_equal(nick.shown, olds[i]);
    }
    assert_false(server_nick_spell("\xff", &nick));
}

/* Whatever is typed, nothing overflows. */
static void test_long(void **state)
{
    static const char *const parts[] = {
        "x", "\xef\xb7\xba", "\xce\x90", "m", "\xe2\x92\xb6", " "
    };
    char text[SERVER_NICK_TYPED_SIZE];
    struct server_nick nick;

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(parts); i++) {
        size_t length = strlen(parts[i]);
        size_t at = 0;
        for (; at + length < sizeof text; at += length) {
            memcpy(text + at, parts[i], length);
        }
        text[at] = '\0';
        assert_int_not_equal(server_nick_read(text, &nick), SERVER_OK);
        server_nick_spell(text, &nick);
    }
}

/* Random numbers below `count`, always the same. */
static uint32_t pick(uint64_t *state, uint32_t count)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)(*state % count);
}

/* A text of random characters below `limit`. */
static void make_text(uint64_t *state, uint32_t limit, char ret_text[SERVER_NICK_TYPED_SIZE])
{
    size_t length = 0;

    for (uint32_t left = pick(state, 30); left > 0; left--) {
        uint32_t c = 1 + pick(state, limit - 1);
        c = c >= 0xd800 && c < 0xe000 ? ' ' : c;
        if (c >= 0x800) {
            ret_text[length++] = (char)(0xe0 | c >> 12);
            ret_text[length++] = (char)(0x80 | (c >> 6 & 63));
            ret_text[length++] = (char)(0x80 | (c & 63));
        } else if (c >= 0x80) {
            ret_text[length++] = (char)(0xc0 | c >> 6);
            ret_text[length++] = (char)(0x80 | (c & 63));
        } else {
            ret_text[length++] = (char)c;
        }
    }
    ret_text[length] = '\0';
}

/* Whatever nick is given, asking for it again gives the same, and its owner is found by what they
 * typed. */
static void test_random(void **state)
{
    static const uint32_t limits[] = { 0x80, 0x250, 0x600, 0x3100, 0x10000 };
    uint64_t seed = 88172645463325252;
    uint32_t given = 0;

    (void)state;
    for (uint32_t i = 0; i < 10000; i++) {
        char text[SERVER_NICK_TYPED_SIZE];
        struct server_nick nick;
        struct server_nick again;
        make_text(&seed, limits[i % PL_COUNT_OF(limits)], text);
        if (server_nick_read(text, &nick)) {
            continue;
        }
        given++;
        assert_int_equal(server_nick_read(nick.shown, &again), SERVER_OK);
        assert_string_equal(again.shown, nick.shown);
        assert_true(server_nick_spell(text, &again));
        assert_string_equal(again.folded, nick.folded);
        assert_string_equal(again.skeleton, nick.skeleton);
        assert_true(nick.folded[0] && nick.skeleton[0]);
    }
    assert_true(given > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wishes),    cmocka_unit_test(test_pairs),
        cmocka_unit_test(test_old_nicks), cmocka_unit_test(test_long),
        cmocka_unit_test(test_random),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
