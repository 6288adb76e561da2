/** Numbers of Zobrist's hash, in two halves: of a piece on a square, of the rights, the passed square, and the turn. */
const HASH_SIZE = 16 * 128 + 16 + 128 + 1
export const RIGHTS_AT = 16 * 128
export const PASSANT_AT = RIGHTS_AT + 16
export const TURN_AT = PASSANT_AT + 128
function hashNumbers(seed: number): Int32Array {
  const numbers = new Int32Array(HASH_SIZE)
  let state = seed
  for (let at = 0; at < HASH_SIZE; at++) {
    state = (state + 0x9e37_79b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
    numbers[at] = mixed ^ (mixed >>> 15)
  }
  return numbers
}
export const LOW = hashNumbers(1)
export const HIGH = hashNumbers(77_777)
