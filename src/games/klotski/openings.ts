export const COLUMNS = 4
export const ROWS = 5

/** Whom a piece stands for; there are four soldiers. */
export type PieceName = 'cao' | 'guan' | 'zhang' | 'zhao' | 'ma' | 'huang' | 'soldier'

/** A piece, by the cell of its upper left corner; cells are counted by rows. */
export interface Piece {
  readonly name: PieceName
  readonly width: number
  readonly height: number
  readonly cell: number
}

/** A position to begin with, as it has been handed down. */
export interface Opening {
  readonly id: string
  readonly rows: readonly string[]
  /** The fewest moves that solve it; a move takes one piece along free cells as far as one likes, also round a corner. */
  readonly best: number
}

/** C Cao Cao, G Guan Yu, Z Zhang Fei, Y Zhao Yun, M Ma Chao, H Huang Zhong, s a soldier; the easiest first. */
export const OPENINGS = [
  { id: 'jie-zu-xian-deng', rows: ['sCCs', 'sCCs', '.GG.', 'ZMYH', 'ZMYH'], best: 32 },
  { id: 'yi-lu-shun-feng', rows: ['ZCCs', 'ZCCs', 'MGGH', 'MsYH', '.sY.'], best: 39 },
  { id: 'yu-sheng-xi-li', rows: ['ZCCs', 'ZCCs', 'MGGY', 'MH.Y', 'sH.s'], best: 47 },
  { id: 'zuo-you-bu-bing', rows: ['sCCs', 'sCCs', 'ZMYH', 'ZMYH', '.GG.'], best: 54 },
  { id: 'yi-lu-jin-jun', rows: ['ZCCs', 'ZCCs', 'MYHs', 'MYHs', '.GG.'], best: 58 },
  { id: 'qi-tou-bing-jin', rows: ['ZCCY', 'ZCCY', 'ssss', 'MGGH', 'M..H'], best: 60 },
  { id: 'wei-er-bu-jian', rows: ['ZCCs', 'ZCCs', 'MGGs', 'MYHs', '.YH.'], best: 62 },
  { id: 'zhi-hui-ruo-ding', rows: ['ZCCY', 'ZCCY', 'sGGs', 'MssH', 'M..H'], best: 70 },
  { id: 'tao-hua-yuan-zhong', rows: ['sCCs', 'ZCCH', 'ZMYH', 'sMYs', '.GG.'], best: 70 },
  { id: 'bing-fen-san-lu', rows: ['sCCs', 'ZCCY', 'ZGGY', 'MssH', 'M..H'], best: 72 },
  { id: 'jiang-yong-cao-ying', rows: ['.CC.', 'ZCCH', 'ZMYH', 'sMYs', 'GGss'], best: 72 },
  { id: 'heng-dao-li-ma', rows: ['ZCCY', 'ZCCY', 'MGGH', 'MssH', 's..s'], best: 81 },
] as const satisfies readonly Opening[]

export type OpeningId = (typeof OPENINGS)[number]['id']

const NAMES: Readonly<Record<string, PieceName>> = {
  C: 'cao',
  G: 'guan',
  Z: 'zhang',
  Y: 'zhao',
  M: 'ma',
  H: 'huang',
  s: 'soldier',
}

/** The pieces of an opening, in the order of their upper left corners. */
export function piecesOf({ rows }: Opening): readonly Piece[] {
  const signs = rows.join('')
  return [...signs].flatMap((sign, cell): readonly Piece[] => {
    const name = NAMES[sign]
    if (name === undefined) return []
    if (name === 'soldier') return [{ name, width: 1, height: 1, cell }]
    const isFirst = signs.indexOf(sign) === cell
    const width = signs[cell + 1] === sign && cell % COLUMNS < COLUMNS - 1 ? 2 : 1
    const height = signs[cell + COLUMNS] === sign ? 2 : 1
    return isFirst ? [{ name, width, height, cell }] : []
  })
}
