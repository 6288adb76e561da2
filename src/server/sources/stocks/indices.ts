/** Indices whose names differ from one third party to another, by their id. */
interface IndexNames {
  /** Of Sina, after `gb_`. */
  readonly sina?: string
  /** The secid of Eastmoney. */
  readonly eastmoney: string
}

const INDICES: Readonly<Record<string, IndexNames>> = {
  hkHSI: { eastmoney: '100.HSI' },
  'us.DJI': { sina: 'dji', eastmoney: '100.DJIA' },
  'us.IXIC': { sina: 'ixic', eastmoney: '100.NDX' },
  'us.INX': { sina: 'inx', eastmoney: '100.SPX' },
}

/** What a third party calls an index; undefined for a stock. */
export const indexName = (party: keyof IndexNames, id: string): string | undefined => INDICES[id]?.[party]

/** The index that a third party calls so; undefined if it is none of ours. */
export const indexNamed = (party: keyof IndexNames, name: string): string | undefined =>
  Object.keys(INDICES).find((id) => INDICES[id]?.[party] === name)
