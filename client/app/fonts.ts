// The packaged Chinese font, for machines that have none: each part loads only when one of its characters shows up in
// text that no system font covers. A chunk of its own, since its declarations alone are larger than all other styles.
import '@fontsource-variable/noto-sans-sc/index.css';
// It has no rare characters, as 𠮷 and 䶮 in names: those come from another one, of which the build carries nothing else.
import '@chinese-fonts/lxgwwenkai/dist/LXGWWenKai-Regular/result.css';
