import { type FormEvent, useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import { createTheme, type PaletteOptions, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { DemoContent } from '../domain/demoPage';
import { DemoChart } from './DemoChart';
import { DemoRecords } from './DemoRecords';

/** The name and the password, which stand below the button. */
const KEY = 'demo';
/** From this width in pixels, the tabs stand in a side bar. */
const WIDE = 800;

/**
 * A small app that stands for a seeded project: sign in, search, add, change and delete records, a chart. It stores
 * nothing, so a reload starts again.
 */
export function DemoApp({ content }: { content: DemoContent }) {
  const [isSignedIn, setSignedIn] = useState(false);
  const theme = useMemo(
    () =>
      createTheme({
        // The shop's palette type requires custom colours that a demo does not use.
        palette: { primary: { main: content.colours[1] } } as PaletteOptions,
        typography: { fontFamily: 'system-ui, sans-serif', button: { textTransform: 'none' } },
        shape: { borderRadius: 8 },
        breakpoints: { values: { xs: 0, sm: 600, md: WIDE, lg: 1200, xl: 1536 } },
      }),
    [content],
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {isSignedIn ? (
        <Rooms content={content} />
      ) : (
        <SignIn title={content.title} onSignedIn={() => setSignedIn(true)} />
      )}
    </ThemeProvider>
  );
}

function SignIn({ title, onSignedIn }: { title: string; onSignedIn: () => void }) {
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (typed.get('name') === KEY && typed.get('password') === KEY) onSignedIn();
    else setRefused(true);
  };
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <Paper
        component="form"
        variant="outlined"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, width: 'min(100%, 24rem)', p: 3 }}
      >
        <Typography variant="h5" component="h1">
          {title}
        </Typography>
        {isRefused && <Alert severity="error">{`The name and the password are ${KEY}.`}</Alert>}
        <TextField name="name" label="Name" autoComplete="off" required />
        <TextField name="password" label="Password" type="password" autoComplete="off" required />
        <Button type="submit" variant="contained" size="large" aria-describedby="key">
          Sign in
        </Button>
        <Typography id="key" variant="body2" sx={{ color: 'text.secondary' }}>
          {`Name ${KEY}, password ${KEY}. All names and figures are invented.`}
        </Typography>
      </Paper>
    </Box>
  );
}

/** The rooms of the demo, with their tabs in a side bar, or above them on a phone. */
function Rooms({ content }: { content: DemoContent }) {
  const { title, thing, colours, features, technologies } = content;
  const [records, setRecords] = useState(content.records);
  const [room, setRoom] = useState(0);
  const isWide = useMediaQuery(`(min-width: ${WIDE}px)`);
  const rooms = [
    {
      name: `${thing}s`,
      part: <DemoRecords content={content} records={records} onChange={setRecords} />,
    },
    { name: 'Chart', part: <DemoChart content={content} records={records} /> },
    {
      name: 'About',
      part: (
        <>
          <Box component="ul" sx={{ mt: 0 }}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Box>
          <Typography>{`Built with ${technologies.join(', ')}.`}</Typography>
        </>
      ),
    },
  ];
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '13rem 1fr', minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={({ palette }) => ({
          p: 2,
          bgcolor: colours[0],
          color: palette.getContrastText(colours[0]),
          borderRight: 1,
          borderColor: 'divider',
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, fontWeight: 650 }}>
          <Avatar variant="rounded" sx={{ width: 32, height: 32, bgcolor: 'primary.main' }}>
            {title.charAt(0)}
          </Avatar>
          {title.split(/[\s:]/)[0]}
        </Box>
        <Tabs
          value={room}
          onChange={(_event, chosen: number) => setRoom(chosen)}
          orientation={isWide ? 'vertical' : 'horizontal'}
          textColor="inherit"
          aria-label={title}
        >
          {rooms.map(({ name }, index) => (
            <Tab
              key={name}
              id={`tab-${index}`}
              aria-controls={`room-${index}`}
              label={name}
              sx={{ alignItems: { md: 'flex-start' } }}
            />
          ))}
        </Tabs>
      </Box>
      <Box
        component="main"
        role="tabpanel"
        id={`room-${room}`}
        aria-labelledby={`tab-${room}`}
        sx={{ minWidth: 0, p: { xs: 2, md: 3 }, bgcolor: 'grey.50' }}
      >
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          {rooms[room]!.name}
        </Typography>
        {rooms[room]!.part}
      </Box>
    </Box>
  );
}
