/* No error: the choice is not carried out, and whoever made it is told why elsewhere. */
export class Declined extends Error {}
