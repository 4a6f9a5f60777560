/** How long the frame of a print stays: browsers read from it after the dialog has closed. Milliseconds. */
const kept = 600_000;

/** Whether this browser shows PDFs, and so can print one that is not saved first. */
export const canPrintPdf = (): boolean => navigator.pdfViewerEnabled;

/** Opens the browser's print dialog for a PDF, without leaving the page. */
export function printPdf(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '打印';
  frame.src = address;
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, kept);
}
