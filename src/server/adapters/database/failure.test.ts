import { DatabaseSync } from 'node:sqlite'
import { DatabaseError, Pool } from 'pg'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

function thrownBy(run: () => void): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const ofPostgres = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code })
const ofSystem = (code: string) => Object.assign(new Error('x'), { code })

test('a full disk is told apart from what is wrong with a question', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma max_page_count = 2; create table t (x text)')
  expect(failureOf(thrownBy(() => database.exec(`insert into t values (zeroblob(100000))`)))).toBe('full')
  expect(failureOf(thrownBy(() => database.exec('select * from nowhere')))).toBeUndefined()
  expect(failureOf(ofPostgres('53100'))).toBe('full')
  expect(failureOf(ofSystem('ENOSPC'))).toBe('full')
})

test('a database that is away is told apart from what is wrong with a question', async () => {
  const refused = await new Pool({ host: '127.0.0.1', port: 1 }).query('select 1').catch((error: unknown) => error)
  for (const error of [refused, ofPostgres('57P01'), ofPostgres('08006'), ofPostgres('40P01'), ofPostgres('53300')])
    expect(failureOf(error)).toBe('unavailable')
  expect(failureOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable')
  for (const error of [ofPostgres('23505'), ofPostgres('42601'), new TypeError('x'), 'x'])
    expect(failureOf(error)).toBeUndefined()
})
