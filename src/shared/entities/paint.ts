import * as v from 'valibot'

/** A CSS background of colours and gradients alone: it can load nothing and end no declaration (security T20). */
export const paintSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(
    /^(?:[^\\"'(;{}]|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|(?:repeating-)?(?:linear|radial|conic)-gradient)\()*$/i,
  ),
)
