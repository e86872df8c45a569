import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import { SEARCH_MAX_LENGTH } from '@/config/constants';
import { trimVisible } from '@/lib/visibleText';
import { IconAction } from '@/ui/IconAction';

/** The open list of suggestions below a search field. */
type SearchPopup = {
  /** The id of the list. */
  listId: string;
  /** Id of the option that is active for the keyboard. */
  activeId: string | undefined;
};

/** Props of a component that suggests searches during typing. */
export type SearchAssistantProps = {
  /** The text in the field. */
  text: string;
  field: HTMLInputElement;
  /** Reports the list of suggestions, or null while it is closed; referentially stable. */
  onPopup: (popup: SearchPopup | null) => void;
  /** Closes the suggestions until the next input. */
  onClose: () => void;
  /** Called when a suggestion replaces the text. */
  onChoose: () => void;
};

/** Suggests searches below the field during typing. */
export type SearchAssistant = ComponentType<SearchAssistantProps>;

type SearchBoxProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  /** Debounce of the search in milliseconds; 0 searches in the next frame. */
  delay?: number;
  /** Suggests searches; none by default. */
  assistant?: SearchAssistant | undefined;
};

/** Runs `search` in the next frame, so that input and results are painted together. */
function searchInNextFrame(search: () => void): () => void {
  const frame = requestAnimationFrame(() => flushSync(search));
  return () => cancelAnimationFrame(frame);
}

function searchAfter(delay: number, search: () => void): () => void {
  const timer = setTimeout(search, delay);
  return () => clearTimeout(timer);
}

/** White space that a parent would remove is not a change from outside. */
const toSearch = (text: string) => trimVisible(text.replace(/\s+/g, ' '));

/** Keyboards of phones compose every Latin word while it is typed, so such a text is searched. */
const isTypedByTouch = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text) &&
  window.matchMedia('(pointer: coarse)').matches;

/**
 * A search field that searches on Enter, after a pause in typing, on blur and on clear, but not
 * while an input method composes a text. It uses OutlinedInput because TextField would add its menu
 * to the first load.
 */
export function SearchBox({
  label,
  value,
  onSearch,
  delay = 400,
  assistant: Assistant,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const cancelSearch = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  /** The field with suggestions; null unless the user is typing in it. */
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [popup, setPopup] = useState<SearchPopup | null>(null);
  const closeSuggestions = useCallback(() => setField(null), []);
  const isComposing = useRef(false);
  const lastSearch = useRef(value);
  /** The searches that `value` has yet to show, the oldest first. */
  const underway = useRef<string[]>([]);

  const show = useCallback((search: string) => {
    cancelSearch.current?.();
    underway.current = [];
    lastSearch.current = search;
    setText(search);
  }, []);
  // Only a search from outside replaces the text: the user may have typed on since an own search.
  useEffect(() => {
    const own = underway.current.indexOf(value);
    if (own >= 0) underway.current.splice(0, own + 1);
    else if (value !== lastSearch.current) show(value);
  }, [value, show]);
  const drop = useCallback(() => {
    setField(null);
    show(value);
  }, [show, value]);
  // Back and Forward restore the entry's search and discard unfinished input.
  useEffect(() => {
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, [drop]);
  useEffect(() => () => cancelSearch.current?.(), []);

  const isUnfinished = (typed: string) => isComposing.current && !isTypedByTouch(typed);
  const searchNow = (wanted: string) => {
    cancelSearch.current?.();
    const search = toSearch(wanted);
    if (search === lastSearch.current || isUnfinished(wanted)) return;
    lastSearch.current = search;
    underway.current.push(search);
    onSearch(search);
  };
  const searchLater = (typed: string) => {
    cancelSearch.current?.();
    setField(isUnfinished(typed) ? null : input.current);
    const search = () => searchNow(typed);
    cancelSearch.current = delay > 0 ? searchAfter(delay, search) : searchInNextFrame(search);
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        closeSuggestions();
        searchNow(text);
      }}
      onBlur={(event: React.FocusEvent<HTMLElement>) => {
        // Other actions on the page use the text in the field.
        if (event.currentTarget.contains(event.relatedTarget)) return;
        closeSuggestions();
        searchNow(text);
      }}
      sx={{ position: 'relative', flexGrow: 1, minWidth: 0 }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={input}
        placeholder={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          searchLater(target.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          if (input.current) searchLater(input.current.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setField(input.current);
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <InputAdornment position="end">
              <IconAction
                size="small"
                label="Clear search"
                onClick={() => {
                  closeSuggestions();
                  setText('');
                  searchNow('');
                  input.current?.focus();
                }}
              >
                <CloseIcon fontSize="small" />
              </IconAction>
            </InputAdornment>
          )
        }
        slotProps={{
          input: {
            'aria-label': label,
            enterKeyHint: 'search',
            maxLength: SEARCH_MAX_LENGTH,
            ...(popup && {
              role: 'combobox',
              'aria-expanded': true,
              'aria-autocomplete': 'list',
              'aria-controls': popup.listId,
              'aria-activedescendant': popup.activeId,
            }),
          },
        }}
      />
      {Assistant && field && text.trim() !== '' && (
        <Assistant
          text={text}
          field={field}
          onPopup={setPopup}
          onClose={closeSuggestions}
          onChoose={drop}
        />
      )}
    </Box>
  );
}
