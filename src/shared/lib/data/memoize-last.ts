/**
 * A pure function that remembers its last answer: asked the same again, by identity, it gives the very same value. For
 * what is asked in every frame and changes in few.
 */
export function memoizeLast<A extends readonly unknown[], R>(answer: (...question: A) => R): (...question: A) => R {
  let last: { readonly question: A; readonly value: R } | undefined
  return (...question) => {
    if (!last?.question.every((one, at) => Object.is(one, question[at])))
      last = { question, value: answer(...question) }
    return last.value
  }
}
