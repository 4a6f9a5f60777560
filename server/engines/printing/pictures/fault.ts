/** Why a picture is not taken, in words for people. */
export class PictureFault extends Error {
  override name = 'PictureFault';
}
