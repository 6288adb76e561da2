/** The groups that no tab shows. */
export default {
  live2d: 'its tab does not exist yet',
}
