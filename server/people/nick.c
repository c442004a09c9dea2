/* Nicks: what they may be made of, and their keys. */
#include "server/people/nick.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/uvernum.h>

enum {
    WIDE_SIZE = SERVER_NICK_KEY_SIZE / 2,
    MARKS_MAX = 2,   /* on one letter */
    NUMBER_MAX = 4,  /* digits after a reserved nick */
    OWN_VERSION = 1, /* of the keys; rises when this file makes others */
    VERSION_STEP = 100
};

/* UTF-16, as ICU has it. A failure stays. */
struct wide {
    UChar at[WIDE_SIZE];
    int32_t length;
    UErrorCode status;
};

static bool is_well(const struct wide *text)
{
    return U_SUCCESS(text->status) && text->length < WIDE_SIZE;
}

static struct wide from_utf8(const char *text)
{
    struct wide wide = { .status = U_ZERO_ERROR };

    u_strFromUTF8(wide.at, WIDE_SIZE, &wide.length, text, -1, &wide.status);
    return wide;
}

/* False when it does not fit. */
static bool to_utf8(const struct wide *wide, char *ret_text, int32_t size)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;

    u_strToUTF8(ret_text, size, &length, wide->at, wide->length, &status);
    return is_well(wide) && U_SUCCESS(status) && length < size;
}

static struct wide normalized(const UNormalizer2 *form, const struct wide *from)
{
    struct wide to = { .status = from->status };

    if (is_well(from)) {
        to.length = unorm2_normalize(form, from->at, from->length, to.at, WIDE_SIZE, &to.status);
    }
    return to;
}

static struct wide composed(const struct wide *from)
{
    UErrorCode status = U_ZERO_ERROR;

    return normalized(unorm2_getNFKCInstance(&status), from);
}

static struct wide folded(const struct wide *from)
{
    UErrorCode status = U_ZERO_ERROR;

    return normalized(unorm2_getNFKCCasefoldInstance(&status), from);
}

static bool is_mark_of_nick(UChar32 c)
{
    return c == ' ' || c == '-' || c == '_' || c == '.';
}

/* The checker, with the characters that Unicode recommends for names, and ours. */
static const USpoofChecker *checker(void)
{
    static USpoofChecker *made;
    UErrorCode status = U_ZERO_ERROR;

    if (made) {
        return made;
    }
    made = uspoof_open(&status);
    USet *allowed = uset_openEmpty();
    uset_addAll(allowed, uspoof_getRecommendedSet(&status));
    for (const char *c = " -_."; *c; c++) {
        uset_add(allowed, *c);
    }
    uspoof_setAllowedChars(made, allowed, &status);
    uset_close(allowed);
    uspoof_setRestrictionLevel(made, USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setChecks(made,
                     USPOOF_RESTRICTION_LEVEL | USPOOF_CHAR_LIMIT | USPOOF_INVISIBLE |
                         USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY,
                     &status);
    PL_ASSERT(U_SUCCESS(status));
    return made;
}

/* What it looks like, in whatever case: capital I and small l are one, small i is another. */
static struct wide looks_of(const struct wide *from)
{
    struct wide first = { .status = from->status };
    struct wide last = { .status = from->status };

    if (is_well(from)) {
        first.length = uspoof_getSkeleton(checker(), 0, from->at, from->length, first.at, WIDE_SIZE,
                                          &first.status);
    }
    first = folded(&first);
    last.status = first.status;
    if (is_well(&first)) {
        last.length = uspoof_getSkeleton(checker(), 0, first.at, first.length, last.at, WIDE_SIZE,
                                         &last.status);
    }
    return last;
}

/* Without spaces at the ends; several in a row become one. */
static void trim(struct wide *text)
{
    int32_t length = 0;

    for (int32_t i = 0; i < text->length; i++) {
        bool is_extra = text->at[i] == ' ' && (length == 0 || text->at[length - 1] == ' ');
        if (!is_extra) {
            text->at[length++] = text->at[i];
        }
    }
    text->length = length - (length > 0 && text->at[length - 1] == ' ');
}

static bool has_type(UChar32 c, uint32_t types)
{
    return (U_GET_GC_MASK(c) & types) != 0;
}

/* Vowel signs of scripts that write them so; not the accents that can be piled on anything. */
static bool is_own_mark(UChar32 c)
{
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &status);

    return has_type(c, U_GC_MN_MASK | U_GC_MC_MASK) && script != USCRIPT_INHERITED &&
           script != USCRIPT_COMMON;
}

static bool is_letter(UChar32 c)
{
    return has_type(c, U_GC_L_MASK | U_GC_ND_MASK) &&
           !u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/* The character at `*at`, and on to the next. */
static UChar32 take_next(const struct wide *text, int32_t *at)
{
    UChar lead = text->at[(*at)++];

    if (!U16_IS_LEAD(lead) || *at == text->length) {
        return lead;
    }
    return U16_GET_SUPPLEMENTARY(lead, text->at[(*at)++]);
}

/* Letters, digits and the four marks, of a fitting number. */
static bool is_made_right(const struct wide *text)
{
    int32_t count = 0;
    int32_t letters = 0;
    int32_t marks = 0;

    for (int32_t i = 0; i < text->length;) {
        UChar32 c = take_next(text, &i);
        bool is_mark = is_own_mark(c);
        marks = is_mark ? marks + 1 : 0;
        letters += is_letter(c);
        count++;
        if ((!is_letter(c) && !is_mark && !is_mark_of_nick(c)) || marks > MARKS_MAX) {
            return false;
        }
    }
    return count >= SERVER_NICK_MIN && count <= SERVER_NICK_MAX && letters > 0;
}

/* Reserved nicks. */

static struct wide without_marks(const struct wide *text)
{
    struct wide bare = { .status = text->status };

    for (int32_t i = 0; i < text->length; i++) {
        if (!is_mark_of_nick(text->at[i])) {
            bare.at[bare.length++] = text->at[i];
        }
    }
    return bare;
}

/* Whether this is what digits look like, and few of them. */
static bool is_number(const UChar *text, int32_t length)
{
    struct wide digits = from_utf8("0123456789");

    digits = looks_of(&digits);
    for (int32_t i = 0; i < length; i++) {
        if (!u_memchr(digits.at, text[i], digits.length)) {
            return false;
        }
    }
    return length <= NUMBER_MAX;
}

/* What reserved nicks look like. It takes long to find out, and every guest asks: once. */
struct reserved {
    const char *name;
    bool may_be_numbered;
    struct wide looks;
};

static struct reserved reserved[] = {
#define NICK(text_, may_be_numbered_) { .name = text_, .may_be_numbered = may_be_numbered_ },
#include "server/people/reserved_nicks.def"
};

static const struct wide *looks_of_reserved(struct reserved *one)
{
    if (one->looks.length == 0) {
        one->looks = from_utf8(one->name);
        one->looks = without_marks(&one->looks);
        one->looks = looks_of(&one->looks);
    }
    return &one->looks;
}

static bool is_like(const struct wide *looks, struct reserved *one)
{
    const struct wide *other = looks_of_reserved(one);

    return looks->length >= other->length && u_memcmp(looks->at, other->at, other->length) == 0 &&
           (looks->length == other->length ||
            (one->may_be_numbered &&
             is_number(looks->at + other->length, looks->length - other->length)));
}

/* As it is written: capitals look like other letters than small ones do. */
static bool looks_reserved(const struct wide *text)
{
    struct wide bare = without_marks(text);
    struct wide looks = looks_of(&bare);
    bool is_one = false;

    for (uint32_t i = 0; i < PL_COUNT_OF(reserved) && !is_one; i++) {
        is_one = is_like(&looks, &reserved[i]);
    }
    return is_one;
}

static bool is_reserved(const struct wide *text)
{
    struct wide small = folded(text);

    return looks_reserved(text) || looks_reserved(&small);
}

/* Reading. */

static bool write_keys(const struct wide *text, struct server_nick *ret_nick)
{
    struct wide key = folded(text);
    struct wide looks = looks_of(text);

    return to_utf8(&key, ret_nick->folded, SERVER_NICK_KEY_SIZE) &&
           to_utf8(&looks, ret_nick->skeleton, SERVER_NICK_KEY_SIZE);
}

enum server_error server_nick_read(const char *text, struct server_nick *ret_nick)
{
    struct wide typed = from_utf8(text);
    struct wide shown = composed(&typed);
    UErrorCode status = U_ZERO_ERROR;

    if (!is_well(&shown)) {
        return SERVER_BAD_NICK;
    }
    trim(&shown);
    if (!is_made_right(&shown)) {
        return SERVER_BAD_NICK;
    }
    if (uspoof_check2(checker(), shown.at, shown.length, NULL, &status) != 0 || U_FAILURE(status)) {
        return SERVER_MIXED_NICK;
    }
    if (is_reserved(&shown)) {
        return SERVER_RESERVED_NICK;
    }
    return to_utf8(&shown, ret_nick->shown, SERVER_NICK_SIZE) && write_keys(&shown, ret_nick)
               ? SERVER_OK
               : SERVER_BAD_NICK;
}

bool server_nick_spell(const char *text, struct server_nick *ret_nick)
{
    struct wide typed = from_utf8(text);
    struct wide usual = composed(&typed);

    if (!is_well(&usual)) {
        return false;
    }
    trim(&typed);
    trim(&usual);
    /* In another form it may be longer than any nick, and still be someone's. */
    if (!to_utf8(&typed, ret_nick->shown, SERVER_NICK_SIZE)) {
        ret_nick->shown[0] = '\0';
    }
    return write_keys(&usual, ret_nick);
}

int64_t server_nick_rules(void)
{
    return (int64_t)U_ICU_VERSION_MAJOR_NUM * VERSION_STEP + OWN_VERSION;
}
