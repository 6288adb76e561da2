/**
 * A stroke of the ink wash: a ridge that fades downwards, thin lines, solid shapes, the sun or moon; of a tree in blossom
 * its wood, petals with their darker rims, and what is inside them.
 */
export interface Stroke {
  readonly kind:
    | 'far'
    | 'middle'
    | 'near'
    | 'line'
    | 'shape'
    | 'disc'
    | 'branch'
    | 'twig'
    | 'petal'
    | 'flush'
    | 'stamen'
    | 'anther'
  readonly d: string
}
