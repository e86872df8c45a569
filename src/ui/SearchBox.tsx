import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { SEARCH_MAX_LENGTH } from '@/config/constants';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { IconAction } from '@/ui/IconAction';
import { useEarlyInput } from '@/ui/useEarlyInput';
import { usePause } from '@/ui/usePause';

/** The open list of suggestions below a search field. */
type SearchPopup = {
  /** The id of the list. */
  listId: string;
  /** Id of the option that is active for the keyboard. */
  activeId: string | undefined;
  /** Handles a key that is pressed in the field. */
  onKeyDown: (event: React.KeyboardEvent) => void;
};

/** Props of a component that suggests searches during typing. */
export type SearchAssistantProps = {
  /** The text in the field. */
  text: string;
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
  /** The pause in typing after which it searches, in milliseconds; 0 searches with each letter. */
  delay?: number;
  /** Suggests searches; none by default. */
  assistant?: SearchAssistant | undefined;
  /** The search whose results are shown, which suggestions would lie over; undefined while they are loading. */
  answered?: string | undefined;
};

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
  answered,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const problemId = useId();
  const { after, cancel } = usePause();
  const input = useRef<HTMLInputElement>(null);
  const [hasSuggestions, setHasSuggestions] = useState(false);
  const [popup, setPopup] = useState<SearchPopup | null>(null);
  const closeSuggestions = useCallback(() => setHasSuggestions(false), []);
  const isComposing = useRef(false);
  const lastSearch = useRef(value);
  /** The searches that `value` has yet to show, the oldest first. */
  const underway = useRef<string[]>([]);

  const show = useCallback(
    (search: string) => {
      cancel();
      underway.current = [];
      lastSearch.current = search;
      setText(search);
    },
    [cancel],
  );
  // Only a search from outside replaces the text: the user may have typed on since an own search.
  useEffect(() => {
    const own = underway.current.indexOf(value);
    if (own >= 0) underway.current.splice(0, own + 1);
    else if (value !== lastSearch.current) show(value);
  }, [value, show]);
  const drop = useCallback(() => {
    closeSuggestions();
    show(value);
  }, [closeSuggestions, show, value]);
  // Back and Forward restore the entry's search and discard unfinished input.
  useEffect(() => {
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, [drop]);

  const [lastAnswered, setLastAnswered] = useState(answered);
  if (answered !== lastAnswered) {
    setLastAnswered(answered);
    if (answered === toSearch(text) && !popup?.activeId) setHasSuggestions(false);
  }

  const isTooLong = countCharacters(toSearch(text)) > SEARCH_MAX_LENGTH;
  const isUnfinished = (typed: string) => isComposing.current && !isTypedByTouch(typed);
  const searchNow = (wanted: string) => {
    cancel();
    const search = toSearch(wanted);
    if (countCharacters(search) > SEARCH_MAX_LENGTH) return;
    if (search === lastSearch.current || isUnfinished(wanted)) return;
    lastSearch.current = search;
    underway.current.push(search);
    onSearch(search);
  };
  const searchLater = (typed: string) => {
    setHasSuggestions(!isUnfinished(typed));
    if (delay > 0) after(delay, () => searchNow(typed));
    else searchNow(typed);
  };
  useEarlyInput(
    input,
    (typed) => {
      setText(typed);
      // As it may be by someone who has gone on, it is searched without suggestions.
      after(delay, () => searchNow(typed));
    },
    text,
  );

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
        // Enter searches by the name before the page is hydrated. Browsers would suggest what was sent by it.
        name="search"
        autoComplete="off"
        placeholder={label}
        value={text}
        error={isTooLong}
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
        onKeyDown={(event) => {
          popup?.onKeyDown(event);
          if (event.key === 'ArrowDown') setHasSuggestions(true);
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
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
            'aria-describedby': isTooLong ? problemId : undefined,
            ...(Assistant && {
              role: 'combobox',
              'aria-expanded': popup !== null,
              'aria-autocomplete': 'list',
              'aria-controls': popup?.listId,
              'aria-activedescendant': popup?.activeId,
            }),
          },
        }}
      />
      <Typography id={problemId} variant="caption" component="p" aria-live="polite" color="error">
        {isTooLong && `A search can have at most ${SEARCH_MAX_LENGTH} characters.`}
      </Typography>
      {Assistant && hasSuggestions && text.trim() !== '' && (
        <Assistant text={text} onPopup={setPopup} onClose={closeSuggestions} onChoose={drop} />
      )}
    </Box>
  );
}
