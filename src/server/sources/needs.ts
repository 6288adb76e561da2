import * as v from 'valibot'
import { webUrl } from '../../shared/api/web-url.ts'

/** Values of the environment variables that sources need, by name, without those that are not set. */
export type SourceSettings = Readonly<Record<string, string>>

/** What a variable holds. */
export interface VariableKind {
  /** What it must be, for the message that refuses another value. */
  readonly allowed: string
  readonly schema: v.GenericSchema<string, string>
  /** Whether that message may repeat the value. */
  readonly isPrintable: boolean
  /** Whether it is the address of a server of the operator's, which may be in a private network. */
  readonly isOwnServer: boolean
  /** Stands for a value that is not set. */
  readonly placeholder: string
}

const serverAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(text) && URL.canParse(text)),
  v.transform((text) => text.replace(/\/+$/, '')),
)
const hostName = v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/))

export const VARIABLE_KINDS = {
  /** That a third party has given out. */
  key: {
    allowed: 'a key of 8 to 200 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/)),
    ...{ isPrintable: false, isOwnServer: false, placeholder: 'unset' },
  },
  /** That somebody has chosen. */
  password: {
    allowed: 'a password of at most 200 characters',
    schema: v.pipe(v.string(), v.maxLength(200)),
    ...{ isPrintable: false, isOwnServer: false, placeholder: 'unset' },
  },
  user: {
    allowed: 'the name of an account',
    schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    ...{ isPrintable: true, isOwnServer: false, placeholder: 'unset' },
  },
  host: {
    allowed: 'a host such as abcxyz.qweatherapi.com',
    schema: hostName,
    ...{ isPrintable: true, isOwnServer: false, placeholder: 'unset.invalid' },
  },
  /** An address without a slash at the end. */
  server: {
    allowed: 'an address such as https://example.org',
    schema: serverAddress,
    ...{ isPrintable: true, isOwnServer: true, placeholder: 'https://unset.invalid' },
  },
  /** The address of one file. */
  file: {
    allowed: 'an address such as https://example.org/a.json',
    schema: webUrl,
    ...{ isPrintable: true, isOwnServer: true, placeholder: 'https://unset.invalid/days.json' },
  },
} as const satisfies Readonly<Record<string, VariableKind>>

/** An environment variable that a source needs. */
export interface SourceVariable {
  readonly name: string
  readonly kind: keyof typeof VARIABLE_KINDS
  /** Whether the source is asked without it, too. */
  readonly isOptional: boolean
}

/** What a source needs of the operator: variables, which are set together, and the value that they give. */
export interface Need<Value> {
  readonly variables: readonly SourceVariable[]
  /** Says what the variables are, for the guide of operators. */
  readonly about: string
  /** Placeholders stand for variables that are not set, `undefined` for those that are optional. */
  readonly read: (settings: SourceSettings) => Value
}

/** Of a source that needs nothing. */
export const nothing: Need<undefined> = { variables: [], about: '', read: () => undefined }

const variable =
  (kind: SourceVariable['kind']) =>
  (name: string, about = ''): Need<string> => ({
    variables: [{ name, kind, isOptional: false }],
    about,
    read: (settings) => settings[name] ?? VARIABLE_KINDS[kind].placeholder,
  })

/** A key of the operator's account. @param name of the variable @param about what it is, for the guide */
export const key = variable('key')
/** A password of the operator's account. */
export const password = variable('password')
/** The name of the operator's account. */
export const user = variable('user')
/** The host that answers the operator's account. */
export const host = variable('host')
/** A server of the operator's. */
export const server = variable('server')
/** A file at a web address. */
export const file = variable('file')

/** What a source can do without. */
export const optional = <Value>(need: Need<Value>): Need<Value | undefined> => ({
  variables: need.variables.map((one) => ({ ...one, isOptional: true })),
  about: need.about,
  read: (settings) =>
    need.variables.every(({ name }) => settings[name] !== undefined) ? need.read(settings) : undefined,
})

/** Several needs as one, whose value has a field for each. */
export function all<Value extends object>(
  parts: { readonly [Name in keyof Value]: Need<Value[Name]> },
  about: string,
): Need<Value> {
  const entries = Object.entries<Need<unknown>>(parts)
  return {
    variables: entries.flatMap(([, { variables }]) => variables),
    about,
    // the fields are those of the parts
    read: (settings) => Object.fromEntries(entries.map(([name, { read }]) => [name, read(settings)])) as Value,
  }
}

const requiredOf = ({ variables }: Need<unknown>): readonly string[] =>
  variables.filter(({ isOptional }) => !isOptional).map(({ name }) => name)

/** Whether a source needs something of the operator, and whether all of it is set. */
export function needState(need: Need<unknown>, settings: SourceSettings): 'none' | 'set' | 'unset' {
  const required = requiredOf(need)
  if (required.length === 0) return 'none'
  return required.every((name) => settings[name] !== undefined) ? 'set' : 'unset'
}

/** The variables of a need of which some are set and some are not; none if it is complete or wholly unset. */
export function incompleteIn(need: Need<unknown>, settings: SourceSettings): readonly string[] {
  const required = requiredOf(need)
  return required.some((name) => settings[name] !== undefined) && needState(need, settings) === 'unset' ? required : []
}
