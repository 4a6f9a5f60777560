/** The part of libheif's program that is used here; the package's own types leave the results of decoding open. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** One of libheif's lists of codes: each exists once. */
  type Code = object;

  export interface Failure {
    code: Code;
    message: string;
  }

  interface Plane {
    /** Lies in the memory of the program; a row has `stride` bytes. */
    data: Uint8Array;
    stride: number;
    width: number;
    height: number;
  }

  export interface Libheif {
    HEAPU8: Uint8Array;
    heif_error_code: Record<'heif_error_Ok', Code>;
    heif_colorspace: Record<'heif_colorspace_RGB', Code>;
    heif_chroma: Record<'heif_chroma_interleaved_RGBA', Code>;
    /** Where its limits lie in the memory of the program. */
    _heif_get_global_security_limits(): number;
    heif_context_alloc(): object;
    heif_context_read_from_memory(context: object, file: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: object): object | Failure;
    heif_image_handle_get_width(handle: object): number;
    heif_image_handle_get_height(handle: object): number;
    heif_js_decode_image2(handle: object, colorspace: Code, chroma: Code): { channels: readonly Plane[] } | Failure;
  }

  /** Starts the program anew, with a memory of its own. */
  export default function start(): Libheif;
}
