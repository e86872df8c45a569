import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { PROJECT_SEARCH_LABEL, SEARCH_MAX_LENGTH } from '@/config/constants';
import { paths } from '@/config/paths';

type SearchFormProps = {
  ref?: Ref<HTMLInputElement>;
  /** Called when the search leads to the list. */
  onSearch?: () => void;
};

/** A search field outside the list, which leads there; plain, because it is part of a first view. */
export function SearchForm({ ref, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  return (
    <Box
      component="form"
      role="search"
      action={paths.projects}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const search = new FormData(event.currentTarget).get('search');
        const isEmpty = typeof search !== 'string' || search.trim() === '';
        void navigate(isEmpty ? paths.projects : paths.projectSearch(search.trim()));
        onSearch?.();
      }}
      sx={{ position: 'relative', flexGrow: 1, color: 'text.secondary' }}
    >
      <SearchIcon sx={{ position: 'absolute', left: 14, top: 13 }} />
      <Box
        component="input"
        ref={ref}
        name="search"
        aria-label={PROJECT_SEARCH_LABEL}
        placeholder={PROJECT_SEARCH_LABEL}
        enterKeyHint="search"
        pattern={`.{0,${SEARCH_MAX_LENGTH}}`}
        title={`At most ${SEARCH_MAX_LENGTH} characters`}
        sx={{
          width: '100%',
          height: 50,
          pl: 6,
          pr: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      />
    </Box>
  );
}
