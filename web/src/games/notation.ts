/** Reading the notation of moves. */

/** "p2" is the second seat, which is number 1; -1 where none is named. */
export const seatOf = (token: string | undefined): number => Number((token ?? "p0").slice(1)) - 1;
