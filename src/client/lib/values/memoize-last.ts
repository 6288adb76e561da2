/** Caches the last result of a pure function; arguments are compared by identity. For calls in every frame. */
export function memoizeLast<A extends readonly unknown[], R>(compute: (...args: A) => R): (...question: A) => R {
  let last: { readonly question: A; readonly value: R } | undefined
  return (...question) => {
    if (!last?.question.every((one, at) => Object.is(one, question[at])))
      last = { question, value: compute(...question) }
    return last.value
  }
}
