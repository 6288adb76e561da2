/** Whether something is well, might become a trouble, or is one. */
export type Level = 'ok' | 'warn' | 'FAIL'

/** What a look at a part of an installation has found. */
export interface Finding {
  readonly level: Level
  /** A sentence without its full stop. */
  readonly found: string
  /** What to do, in whole sentences that name the variable; empty where all is well. */
  readonly advice: string
}

export const ok = (found: string): Finding => ({ level: 'ok', found, advice: '' })
export const warn = (found: string, advice: string): Finding => ({ level: 'warn', found, advice })
export const fail = (found: string, advice: string): Finding => ({ level: 'FAIL', found, advice })

/** A look at a part of an installation. */
export interface Check {
  readonly name: string
  /** Its findings are printed in their order. What it throws is a finding, too. */
  readonly look: () => Promise<readonly Finding[]>
  /** How long it may take, in ms; 5000 by default. */
  readonly limitMs?: number
}

/** The host of an address, which may have a password. */
export const hostOf = (address: string): string => new URL(address).host
