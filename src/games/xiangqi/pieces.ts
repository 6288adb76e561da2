/** 1 red, who begins at the bottom, 2 black. */
export type Side = 1 | 2

export const KING = 1
export const ADVISOR = 2
export const ELEPHANT = 3
export const HORSE = 4
export const CHARIOT = 5
export const CANNON = 6
export const SOLDIER = 7
export const KINDS = [KING, ADVISOR, ELEPHANT, HORSE, CHARIOT, CANNON, SOLDIER] as const
export type Kind = (typeof KINDS)[number]

/** 0 nothing; red's pieces are their kinds, black's are 8 more. */
export type Piece = number

const BLACK = 8

export const pieceOf = (side: Side, kind: number): Piece => (side === 1 ? kind : kind + BLACK)
export const kindOf = (piece: Piece): Kind | 0 => (piece & 7) as Kind | 0
/** 0 for nothing. */
export const sideOf = (piece: Piece): Side | 0 => (piece === 0 ? 0 : piece < BLACK ? 1 : 2)
export const other = (side: Side): Side => (side === 1 ? 2 : 1)
