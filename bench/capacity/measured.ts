import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../../scripts/lib/root.ts'
import { METERS, WORKS } from './model.ts'

const FILE = join(root, 'bench/capacity/measured.json')

const byName = <const Names extends readonly string[], Value extends v.GenericSchema>(names: Names, value: Value) =>
  v.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Names[number], Value>)

const meters = byName(METERS, v.number())

/** A run of all kinds of work at once, which the costs of each kind are to predict. */
const runSchema = v.object({
  seconds: v.number(),
  sockets: v.number(),
  amounts: byName(WORKS, v.number()),
  used: meters,
  /** Bytes of memory of a node at the end, on average, and those that the database has grown by. */
  memory: v.number(),
  growth: v.number(),
})

/** The costs of each kind by itself and all of them at once, on so many nodes. */
const measurementSchema = v.object({
  nodes: v.number(),
  costs: byName(WORKS, meters),
  sizes: byName(['node', 'socket', 'account', 'version', 'message', 'file'], v.number()),
  run: runSchema,
})
export type Measurement = v.InferOutput<typeof measurementSchema>

const recordSchema = v.object({
  at: v.string(),
  machine: v.object({ node: v.string(), cpu: v.string(), cores: v.number(), load: v.number() }),
  measurements: v.tupleWithRest([measurementSchema], measurementSchema),
})
type Recorded = v.InferInput<typeof recordSchema>

/** What the soak `crowd` has measured last. @throws where it is not what that writes */
export const readMeasured = (): Recorded => v.parse(recordSchema, JSON.parse(readFileSync(FILE, 'utf8')))

export const writeMeasured = (
  record: Omit<Recorded, 'measurements'> & { readonly measurements: readonly Measurement[] },
): void => writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`)
