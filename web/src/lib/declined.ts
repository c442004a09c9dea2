/* What was chosen is not done, and whoever chose it is told why elsewhere: no error. */
export class Declined extends Error {}
