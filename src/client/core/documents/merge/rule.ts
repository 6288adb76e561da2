/**
 * How the changes that two devices have made to one value become one, as plain data: documents declare it, and
 * `merge/merge.ts` follows it on demand.
 *
 * - `later`: the value of whoever is merged later, as a whole; so is any value for which nothing else is said.
 * - `sum`: a number to which both have added.
 * - `max`, `min`: the larger number, such as the time of the last change; the smaller one, such as a record.
 * - `text`: by lines; where both have changed the same ones, the value of the other device stays and the record becomes
 *   two (see `copies`).
 * - `newestBy`: of two objects the one with the larger number under this key.
 * - `union`: a list whose entries are told apart by these keys, or are plain values (no keys). What either side has added
 *   is in it, what either has removed is not.
 * - `each`: an object of entries by their keys, each by the same rule.
 * - `fields`: an object, its named fields by their own rules, the others as in a `tree`.
 * - `tree`: objects field by field and lists of records (`{ id }`) record by record at any depth, the named fields by
 *   their own rules, wherever they are. A record that moves is in one place; edited ones are not deleted.
 */
export type MergeRule =
  | 'later'
  | 'sum'
  | 'max'
  | 'min'
  | 'text'
  | { readonly newestBy: string }
  | { readonly union: readonly string[]; readonly newestFirst?: boolean; readonly limit?: number }
  | { readonly each: MergeRule }
  | { readonly fields: FieldRules }
  | {
      readonly tree: FieldRules
      /** The field that names the copy of a record whose text both have changed. */
      readonly copies?: string
    }

export type FieldRules = Readonly<Record<string, MergeRule>>

/** Whether a document belongs to the account, and so to every device of it, or to this device alone. */
export type Travel =
  | { readonly travels: 'device' }
  | {
      readonly travels: 'account'
      readonly merge: MergeRule
      /** Keys of the value that stay on this device nevertheless. */
      readonly stays?: readonly string[]
      /**
       * Fields of its records that a client of the specification does not know and leaves out: a record that comes without
       * one has it as before. Its schema gives each of them a value, so that absence never stands for an empty one.
       */
      readonly keeps?: readonly string[]
    }
